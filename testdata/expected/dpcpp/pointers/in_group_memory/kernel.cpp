#include <sycl/sycl.hpp>
#line 1 "kernels/pointers/in_group_memory.okl"
// Pointers that lie in group memory and lead elsewhere, fields that lead to several memories, and typedefs that hide
// the stars.

typedef const int *place;
typedef place pair[2];

struct Ends {
  int *to, *kept, count;
  const int *const from, *more[2];
};

extern "C" void _occa_inGroupMemory_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *x, int *y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 13 "kernels/pointers/in_group_memory.okl"
  { int g = (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[8]>(item_.get_group());
    auto &rows = *sycl::ext::oneapi::group_local_memory_for_overwrite<const int *[8]>(item_.get_group());
    auto &first = *sycl::ext::oneapi::group_local_memory_for_overwrite<int *>(item_.get_group()); auto &own = *sycl::ext::oneapi::group_local_memory_for_overwrite<int *[4]>(item_.get_group());
    auto &named = *sycl::ext::oneapi::group_local_memory_for_overwrite<place[4]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      s[t] = x[8 * g + t];
      rows[t] = x + 8 * g + t;
      if (t == 0) first = y + 8 * g;
      if (t < 4) own[t] = s + 7 - t;
      if (t < 4) named[t] = x + t;
    }
    sycl::group_barrier(item_.get_group());
#line 25 "kernels/pointers/in_group_memory.okl"
    { int t = (int)item_.get_local_id(2);
      pair both = {x + t, rows[7 - t]};
      Ends ends = {first + t, own[t % 4], 3, rows[t], {x + 1, x + 2}};
      const int found = *ends.kept + *ends.from + *ends.more[1] + *both[0] + *both[1] + *named[t % 4];
      *ends.to = ends.count * found;
    }
  }
    });
  });
}

#include <sycl/sycl.hpp>
#line 1 "kernels/barriers/inside_inner_kinds.okl"
// What lives on after a barrier in the middle of an @inner loop: values, arrays, structs, references,
// pointers to such, constants. CPUs keep it for every work item.

struct Pair {
  int first, second;
  Pair(int a, int b) : first(a), second(b) {}
};

extern "C" void _occa_kinds_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 10 "kernels/barriers/inside_inner_kinds.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group()); auto &other = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    int r_rounds = 3;
    do { int i = (int)item_.get_local_id(2);
      const int n = b + i;
      constexpr int two = 2;
      const unsigned char small = 7 + i;
      int t = x[n], u, list[3] = {t, 2 * t, i}, unused = 1;
      Pair pair(t, n);
      auto k = 2.5f;
      int *at = &list[two];
      int &result = y[n];
      r_rounds += i;
      s[i] = t + unused;
      sycl::group_barrier(item_.get_group());
      u = s[15 - i];
      *at += u;
      sycl::group_barrier(item_.get_group());
      s[i] = u + list[two] + list[1] + pair.first + (int)(2 * k) + small;
      for (int q = 0; q < two; ++q) {
        if (q) continue;
        s[i] += r_rounds;
      }
      sycl::group_barrier(item_.get_sub_group());
      other[i] = s[i ^ 1] + t;
      sycl::group_barrier(item_.get_group());
      result = other[(i + 3) % 16] + pair.second;
      if (t & 1) continue;
      result += n;
    } while (0);
    sycl::group_barrier(item_.get_group());
#line 40 "kernels/barriers/inside_inner_kinds.okl"
    { int i = (int)item_.get_local_id(2); y[b + i] += 1000 * r_rounds; }
  }
    });
  });
}

#line 44 "kernels/barriers/inside_inner_kinds.okl"
// An address that lives on, of something that nobody names again.
extern "C" void _occa_addresses_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 46 "kernels/barriers/inside_inner_kinds.okl"
  { int b = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[16]>(item_.get_group());
    int *r_at;
    { int i = (int)item_.get_local_id(2);
      int hidden = x[b + i], list[2] = {i, 2 * i}, *at = &hidden;
      int apart = 3 * i;
      r_at = &apart;
      s[i] = hidden;
      int *first = list;
      sycl::group_barrier(item_.get_group());
      y[b + i] = s[15 - i] + *at + first[1] + *r_at;
    }
  }
    });
  });
}

#include <sycl/sycl.hpp>
#include <cmath>
using std::round;
#line 1 "kernels/launch/group_memory_names.okl"
// Group memory beside values of the host: behind one that hides a parameter, and under a name that one has. Targets
// that declare it at the start of a kernel see all these names there.

extern "C" void _occa_behind_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y, const int &twice, const int &round, const int &_occa_value_5) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
  { int N = _occa_value_5;
  { int g = (int)item_.get_group(2);
      auto &part = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[4]>(item_.get_group());
      { int i = (int)item_.get_local_id(2); part[i] = x[4 * g + i] + N; }
      sycl::group_barrier(item_.get_group());
#line 11 "kernels/launch/group_memory_names.okl"
      { int i = (int)item_.get_local_id(2); y[(round * twice + g) * 4 + i] = part[3 - i] * 3 + twice; }
    }
}    });
  });
}

#line 16 "kernels/launch/group_memory_names.okl"
extern "C" void _occa_same_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y, const int &part) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 4)]] {
  const int whole = 5;
  int sizes[2] = {N, 7};
  { int g = (int)item_.get_group(2);
    { int i = (int)item_.get_local_id(2); y[4 * g + i] = part + whole + sizes[1]; }
    {
      auto &part = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[4]>(item_.get_group()); auto &whole = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[2]>(item_.get_group()); auto &sizes = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[4]>(item_.get_group());
      { int i = (int)item_.get_local_id(2);
        part[i] = x[4 * g + i];
        sizes[i] = i * g;
        if (i < 2) whole[i] = g - i;
      }
      sycl::group_barrier(item_.get_group());
#line 30 "kernels/launch/group_memory_names.okl"
      { int i = (int)item_.get_local_id(2); y[4 * g + i] += part[3 - i] - whole[i / 2] * sizes[i ^ 1]; }
    }
  }
    });
  });
}

#include <sycl/sycl.hpp>
#line 1 "kernels/barriers/sizes.okl"
// What only stands inside of `sizeof` and `decltype` is neither read nor written: no barrier for it.

extern "C" void _occa_sizes_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 4 "kernels/barriers/sizes.okl"
  { int g = 8 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[8]>(item_.get_group());
    { int t = (int)item_.get_local_id(2); y[g + t] = sizeof(s) / sizeof(s[7 - t]); }
    { int t = (int)item_.get_local_id(2); s[t] = x[g + t] + sizeof(y[g + 7 - t]); }
    { int t = (int)item_.get_local_id(2); y[g + t] += s[t]; }
  }
    });
  });
}

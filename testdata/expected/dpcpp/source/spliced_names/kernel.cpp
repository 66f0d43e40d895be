#include <sycl/sycl.hpp>
#line 1 "kernels/source/spliced_names.okl"
// A line break in the middle of words, also of an attribute.

#line 4 "kernels/source/spliced_names.okl"
extern "C" void _occa_spliced_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *__restrict__ x, int *y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 5 "kernels/source/spliced_names.okl"
  { int _occa_tiled_n = 8 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) { y[n] = x[\
n] + 1; } }
    });
  });
}

#include <sycl/sycl.hpp>
#line 1 "kernels/functions/host_headers.okl"
// Headers and functions that only host code needs stay out of the device's text.





#line 13 "kernels/functions/host_headers.okl"
extern "C" void _occa_hostHeaders_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *x, int *y, const int &offset) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 15 "kernels/functions/host_headers.okl"
  { int _occa_tiled_i = 8 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    y[i] = x[i] + offset;
  } }
    });
  });
}

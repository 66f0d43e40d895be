#include <sycl/sycl.hpp>
#ifndef M_PI
#define M_PI 3.14159265358979323846
#endif
#ifndef M_SQRT2
#define M_SQRT2 1.41421356237309504880
#endif
#line 1 "kernels/constants/pi.okl"
// Constants that need no include, in a file that calls no function.

#define RADIANS(degrees) ((degrees) * (M_PI / 180))

extern "C" void _occa_radians_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const double *__restrict__ degrees, double *__restrict__ x) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 6 "kernels/constants/pi.okl"
  { int _occa_tiled_n = 8 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) { x[n] = RADIANS(degrees[n]) + M_SQRT2; } }
    });
  });
}

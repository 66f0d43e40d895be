#include <sycl/sycl.hpp>
#include <cmath>
using std::fmin;
#line 1 "kernels/constants/huge.okl"
// `HUGE_VALF` without an include.

extern "C" void _occa_huge_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *x, float *y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 8)]] {
#line 4 "kernels/constants/huge.okl"
  { int _occa_tiled_i = 8 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    float low = HUGE_VALF;
    for (int k = 0; k < 3; ++k) low = fmin(low, x[3 * i + k]);
    y[i] = low;
  } }
    });
  });
}

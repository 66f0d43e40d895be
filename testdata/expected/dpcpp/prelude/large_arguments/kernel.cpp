#include <sycl/sycl.hpp>
#include <cmath>
using std::expm1;
using std::hypot;
using std::log1p;
#line 1 "kernels/prelude/large_arguments.okl"
// Functions of large numbers and of infinity: what a target lacks is made of others, which must not overflow before
// the result does.

extern "C" void _occa_large_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *__restrict__ x, float *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 5 "kernels/prelude/large_arguments.okl"
  { int _occa_tiled_n = 16 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) {
    y[4 * n] = expm1(x[n]) * 1e-38f;
    y[4 * n + 1] = log1p(x[n] * 1e36f);
    y[4 * n + 2] = hypot(x[n] * 1e36f, x[n] * 2e36f) * 1e-38f;
    const float infinite = x[n] * 1e38f;
    y[4 * n + 3] = (expm1(infinite) > 3e38f) + 2 * (log1p(infinite) > 3e38f) + 4 * (hypot(infinite, -infinite) > 3e38f);
  } }
    });
  });
}

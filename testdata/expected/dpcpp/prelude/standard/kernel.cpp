#include <sycl/sycl.hpp>
#include <cmath>
#include <cstdlib>
using std::floor;
using std::pow;
using std::sqrt;
using std::abs;
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
#line 1 "kernels/prelude/standard.okl"
// Functions of `std::` with the header of C, which has them too.

#include <math.h>

extern "C" void _occa_standard_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *__restrict__ x, float *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 6 "kernels/prelude/standard.okl"
  { int _occa_tiled_i = 16 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) { y[i] = std::sqrt(x[i]) + std::abs(-x[i]) + std::pow(x[i], 2.0f); } }
    });
  });
}

#line 9 "kernels/prelude/standard.okl"
// The same by declarations of their names, in a scope and in a function's.
using std::floor;

inline float higher(const float a, const float b) {
  using std::max;
  return max(a, b);
}

extern "C" void _occa_declared_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *__restrict__ x, float *__restrict__ y) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 19 "kernels/prelude/standard.okl"
  { int _occa_tiled_i = 16 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) { y[i] = sqrt(higher(x[i], 2.0f)) + floor(x[i]); } }
    });
  });
}

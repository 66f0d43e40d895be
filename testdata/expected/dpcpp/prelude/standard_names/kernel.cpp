#include <sycl/sycl.hpp>
#include <cmath>
#include <cstdlib>
using std::cbrt;
using std::copysign;
using std::expm1;
using std::fabs;
using std::fdim;
using std::fmax;
using std::frexp;
using std::hypot;
using std::ilogb;
using std::isfinite;
using std::isinf;
using std::isnan;
using std::ldexp;
using std::llrint;
using std::llround;
using std::log1p;
using std::logb;
using std::lrint;
using std::lround;
using std::modf;
using std::nearbyint;
using std::nextafter;
using std::remainder;
using std::rint;
using std::scalbn;
using std::signbit;
using std::sqrt;
using std::abs;
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
#define llrint(...) (long long)sycl::rint(__VA_ARGS__)
#define llround(...) (long long)sycl::round(__VA_ARGS__)
#define lrint(...) (long)sycl::rint(__VA_ARGS__)
#define lround(...) (long)sycl::round(__VA_ARGS__)
#define nearbyint(...) sycl::rint(__VA_ARGS__)
#define scalbn(...) sycl::ldexp(__VA_ARGS__)
#line 1 "kernels/prelude/standard_names.okl"
// Functions of `<cmath>` by their full names, also those that targets write in other words.

#include <cmath>

extern "C" void _occa_names_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *__restrict__ x, float *__restrict__ y, int *__restrict__ n) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 6 "kernels/prelude/standard_names.okl"
  { int _occa_tiled_i = 16 * (int)item_.get_group(2); int i = _occa_tiled_i + (int)item_.get_local_id(2); if (i < N) {
    int exponent;
    float whole;
    float sum = std::frexp(x[i], &exponent) + std::modf(x[i], &whole);
    sum += scalbn(x[i], 2) + std::ldexp(x[i], 1) + std::logb(x[i] + 4.0f) + nearbyint(x[i]) + std::rint(x[i]);
    sum += std::fdim(x[i], 1.0f) + std::cbrt(x[i]) + std::expm1(x[i]) + std::log1p(x[i] + 4.0f) + std::hypot(x[i], 2.0f);
    sum += std::remainder(x[i], 1.5f) + std::fabs(x[i]) + whole + std::copysign(1.0f, x[i]);
    y[i] = sum + std::fmax(x[i], std::sqrt(2.0f)) + (std::nextafter(x[i], 9.0f) > x[i] ? 1 : 0);
    long number = lround(x[i]) + lrint(x[i]) + std::labs(-3l);
    number += (long)(llround(3 * x[i]) + llrint(3 * x[i]));
    if (std::signbit(x[i]) || std::isnan(x[i]) || std::isinf(x[i]) || !std::isfinite(x[i])) number += 100;
    n[i] = (int)number + exponent + std::ilogb(x[i] + 4.0f) + std::abs(-7) + std::max(i, 3);
  } }
    });
  });
}

#include <sycl/sycl.hpp>
#include <cmath>
#include <cstdlib>
using std::atan2;
using std::cbrt;
using std::copysign;
using std::exp;
using std::fabs;
using std::fdim;
using std::fma;
using std::fmax;
using std::fmin;
using std::fmod;
using std::hypot;
using std::ilogb;
using std::isfinite;
using std::isinf;
using std::isnan;
using std::llrint;
using std::llround;
using std::lrint;
using std::lround;
using std::nearbyint;
using std::nextafter;
using std::pow;
using std::remainder;
using std::rint;
using std::signbit;
using std::sqrt;
using std::abs;
template <class okl_T>
static inline auto cospi(okl_T a) { return std::cos(a * decltype(std::cos(a))(3.14159265358979323846)); }
template <class okl_T>
static inline auto cospif(okl_T a) { return std::cos(a * decltype(std::cos(a))(3.14159265358979323846)); }
template <class okl_T>
static inline auto exp10(okl_T a) { return std::pow(okl_T(10), a); }
template <class okl_T>
static inline auto rsqrt(okl_T a) { return 1 / std::sqrt(a); }
template <class okl_T>
static inline auto sinpi(okl_T a) { return std::sin(a * decltype(std::sin(a))(3.14159265358979323846)); }
template <class okl_T>
static inline auto sinpif(okl_T a) { return std::sin(a * decltype(std::sin(a))(3.14159265358979323846)); }
template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
template <class okl_T, class okl_U, class okl_V, class = decltype(okl_T() < okl_U())>
static inline auto clamp(okl_T x, okl_U low, okl_V high) -> decltype(x + low + high) { return x < low ? low : high < x ? high : x; }
#define exp10(...) sycl::exp10(__VA_ARGS__)
#define llrint(...) (long long)sycl::rint(__VA_ARGS__)
#define llround(...) (long long)sycl::round(__VA_ARGS__)
#define lrint(...) (long)sycl::rint(__VA_ARGS__)
#define lround(...) (long)sycl::round(__VA_ARGS__)
#define nearbyint(...) sycl::rint(__VA_ARGS__)
#define nearbyintf(...) sycl::rint(__VA_ARGS__)
#line 1 "kernels/prelude/mixed_arguments.okl"
// Math functions of integers, and of numbers of two types: C++ computes in double unless all of them are float.

#define RELU(v) fmax(v, 0.0)

extern "C" void _occa_mixed_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, const float *x, double *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 6 "kernels/prelude/mixed_arguments.okl"
  { int k_tile = 16 * (int)item_.get_group(2); int k = k_tile + (int)item_.get_local_id(2); if (k < N) {
    const int i = a[k];
    const unsigned u = a[k] + 3;
    const short h = a[k];
    const float f = x[k];
    const double d = x[k] + 0.5;
    double s = sqrt(u) + sqrt(2) + cbrt(i) + exp(h) + fabs(i) + fabs(d) + rsqrt(u) + exp10((double)h) + sinpi(i) + cospi(d);
    s += sqrtf(2) + sqrtf(d + 2) + expf(h) + powf(u, 0.5) + fmaxf(f, 1.5) + cospif(d) + sinpif(f) + nearbyintf((float)d);
    s += fmax(f, 0.0) + fmin(f, 1) + fmax(f, d) + fmod(f * 3, 2.0) + hypot(f, i + 1) + atan2(f, i + 4) + fdim(f, 0.25);
    s += pow(u, 0.5f) + pow(f, 2) + pow(f, 2.0) + pow(i, i) + pow(2, f) + pow(f + 1, h) + copysign(f, -1.0) + RELU(f);
    s += fma(f, f, 0.5) + fma(i, f, d) + remainder(f, 2) + nextafter(f, i);
    s += max(f, 0.0) + min(f, 1) + clamp(f, 0, 1) + clamp(i, 0.5, f + 1) + clamp(d, 0.5, d) + clamp(u, 1, 4) + clamp(i, i, 1);
    s += max(sqrt(abs(i)), 1.5f) + fmax(fmax(f, 1.0f), abs(d)) + fmin(i + 0.5, f > 0 ? f : 2);
    b[k] = s;
  } }
    });
  });
}

#line 23 "kernels/prelude/mixed_arguments.okl"
// Functions and conditions that give integers.
extern "C" void _occa_whole_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const int *a, const float *x, long *b) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 25 "kernels/prelude/mixed_arguments.okl"
  { int k_tile = 16 * (int)item_.get_group(2); int k = k_tile + (int)item_.get_local_id(2); if (k < N) {
    const int i = a[k];
    const float f = x[k];
    const double d = x[k] * 3;
    b[8 * k] = lround(f) + llround(d) + lround((double)i) + lround(2.5f);
    b[8 * k + 1] = lrint(f) + llrint(d) + lrint((double)i) + llrint(2.5);
    b[8 * k + 2] = labs(i) + llabs(-5L) + labs(i - 4);
    b[8 * k + 3] = ilogb(f + 2) + ilogb(i + 5) + ilogb(d + 20);
    b[8 * k + 4] = (isnan(f) ? 1 : 0) + (isnan(i) ? 2 : 0) + (isinf(d) ? 4 : 0) + (isfinite(i) ? 8 : 0) + (signbit(i) ? 16 : 0);
    b[8 * k + 5] = (f ? 1 : 2) + (d - d ? 4 : 8) + (i ? 16 : 32);
    b[8 * k + 6] = clamp(i, 0u, 7) + clamp(i, 3, 1) + clamp(i, -1, 1);
    b[8 * k + 7] = (long)nearbyint(f) + (long)nearbyint(d) + (long)rint(i);
  } }
    });
  });
}

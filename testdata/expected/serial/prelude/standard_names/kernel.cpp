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
#line 1 "kernels/prelude/standard_names.okl"
// Functions of `<cmath>` by their full names, also those that targets write in other words.

#include <cmath>

extern "C" void names(const int &N, const float *__restrict__ x, float *__restrict__ y, int *__restrict__ n) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    int exponent;
    float whole;
    float sum = std::frexp(x[i], &exponent) + std::modf(x[i], &whole);
    sum += std::scalbn(x[i], 2) + std::ldexp(x[i], 1) + std::logb(x[i] + 4.0f) + std::nearbyint(x[i]) + std::rint(x[i]);
    sum += std::fdim(x[i], 1.0f) + std::cbrt(x[i]) + std::expm1(x[i]) + std::log1p(x[i] + 4.0f) + std::hypot(x[i], 2.0f);
    sum += std::remainder(x[i], 1.5f) + std::fabs(x[i]) + whole + std::copysign(1.0f, x[i]);
    y[i] = sum + std::fmax(x[i], std::sqrt(2.0f)) + (std::nextafter(x[i], 9.0f) > x[i] ? 1 : 0);
    long number = std::lround(x[i]) + std::lrint(x[i]) + std::labs(-3l);
    number += (long)(std::llround(3 * x[i]) + std::llrint(3 * x[i]));
    if (std::signbit(x[i]) || std::isnan(x[i]) || std::isinf(x[i]) || !std::isfinite(x[i])) number += 100;
    n[i] = (int)number + exponent + std::ilogb(x[i] + 4.0f) + std::abs(-7) + std::max(i, 3);
  }
}

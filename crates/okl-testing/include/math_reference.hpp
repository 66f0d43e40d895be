// What the functions of OKL mean: those of C++ by their own names, the others written down. With the numbers that
// calls are tried with.

#pragma once

#include <cfloat>
#include <climits>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <type_traits>

#include <vectors.hpp>

#ifndef M_PI
#error "the C library has M_PI"
#endif

using std::abs;
using std::acos;
using std::acosh;
using std::asin;
using std::asinh;
using std::atan;
using std::atan2;
using std::atanh;
using std::cbrt;
using std::ceil;
using std::copysign;
using std::cos;
using std::cosh;
using std::erf;
using std::erfc;
using std::exp;
using std::exp2;
using std::expm1;
using std::fabs;
using std::fdim;
using std::floor;
using std::fma;
using std::fmax;
using std::fmin;
using std::fmod;
using std::frexp;
using std::hypot;
using std::ilogb;
using std::isfinite;
using std::isinf;
using std::isnan;
using std::ldexp;
using std::lgamma;
using std::llrint;
using std::llround;
using std::log;
using std::log10;
using std::log1p;
using std::log2;
using std::logb;
using std::lrint;
using std::lround;
using std::modf;
using std::nearbyint;
using std::nextafter;
using std::pow;
using std::remainder;
using std::remquo;
using std::rint;
using std::round;
using std::scalbn;
using std::signbit;
using std::sin;
using std::sinh;
using std::sqrt;
using std::tan;
using std::tanh;
using std::tgamma;
using std::trunc;

// An integer argument counts as a `double`, as in <cmath>; a template wins over the C library's own `exp10`.
#define OKL_BEYOND(name, value)                                              \
  template <class T>                                                         \
  inline auto math_##name(T x)->decltype(std::sqrt(x)) {                     \
    using R = decltype(std::sqrt(x));                                        \
    const R a = (R)x;                                                        \
    return (R)(value);                                                       \
  }
OKL_BEYOND(rsqrt, 1 / std::sqrt(a))
OKL_BEYOND(exp10, std::pow((R)10, a))
OKL_BEYOND(sinpi, std::sin((double)a * M_PI))
OKL_BEYOND(cospi, std::cos((double)a * M_PI))
#define rsqrt math_rsqrt
#define exp10 math_exp10
#define sinpi math_sinpi
#define cospi math_cospi
#define rsqrtf(x) math_rsqrt((float)(x))
#define exp10f(x) math_exp10((float)(x))
#define sinpif(x) math_sinpi((float)(x))
#define cospif(x) math_cospi((float)(x))

template <class A, class B>
inline auto min(A a, B b) -> decltype(a + b) {
  return b < a ? b : a;
}
template <class A, class B>
inline auto max(A a, B b) -> decltype(a + b) {
  return a < b ? b : a;
}
template <class T, class L, class H, class = decltype(T() < L())>
inline auto clamp(T x, L low, H high) -> decltype(x + low + high) {
  return x < low ? low : high < x ? high : x;
}

#define OKL_GEOMETRY(V, T, N)                                                \
  inline T dot(const V &a, const V &b) {                                     \
    T sum = 0;                                                               \
    for (int k = 0; k < N; ++k) sum += (&a.x)[k] * (&b.x)[k];                \
    return sum;                                                              \
  }                                                                          \
  inline T length(const V &a) { return std::sqrt(dot(a, a)); }               \
  inline V normalize(const V &a) { return a / length(a); }                   \
  inline V clamp(const V &a, T low, T high) {                                \
    V r = a;                                                                 \
    for (int k = 0; k < N; ++k) (&r.x)[k] = clamp((&a.x)[k], low, high);     \
    return r;                                                                \
  }                                                                          \
  inline V clamp(const V &a, const V &low, const V &high) {                  \
    V r = a;                                                                 \
    for (int k = 0; k < N; ++k) (&r.x)[k] = clamp((&a.x)[k], (&low.x)[k], (&high.x)[k]); \
    return r;                                                                \
  }
OKL_WIDTHS(OKL_GEOMETRY, float, float)
OKL_WIDTHS(OKL_GEOMETRY, double, double)

namespace math {

// For each work item: positive ones first, inside of what most functions are defined for.
static const int i[] = {1, 2, 3, 1, 5, -2};
static const unsigned u[] = {1, 3, 2, 4, 7, 1};
static const long l[] = {2, 1, 5, 3, 4, -3};
static const short h[] = {1, 2, 4, 3, 6, -1};
static const unsigned char c[] = {1, 2, 3, 5, 4, 200};
static const float f[] = {0.25f, 0.875f, 1.5f, 2.5f, 3.0625f, -0.625f};
static const double d[] = {0.3, 0.7, 1.1, 2.5, 3.7, -0.45};

// Functions of single precision are a few units in the last place off; integers are what they are.
inline double tolerance(float) { return 2e-5; }
inline double tolerance(double) { return 1e-10; }
template <class T>
auto tolerance(T) -> typename std::enable_if<std::is_integral<T>::value, double>::type {
  return 0;
}
template <class T>
auto tolerance(const T &v) -> decltype(v.y, 0.0) {
  return tolerance(v.x);
}

inline bool same(double a, double b, double tolerance) {
  if (std::isnan(a) || std::isnan(b)) return std::isnan(a) && std::isnan(b);
  if (std::isinf(a) || std::isinf(b) || a == b) return a == b;
  return std::fabs(a - b) <= tolerance * std::fmax(std::fabs(b), 0.1);
}

}  // namespace math

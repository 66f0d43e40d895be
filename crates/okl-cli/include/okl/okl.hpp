// What OKL knows without an include, for compilers and editors that read OKL as C++:
//
//   okl normalize kernel.okl -o kernel.cpp
//   clang++ -std=c++17 -fsyntax-only -include okl/okl.hpp kernel.cpp
//
// Declarations only: nothing here is for running. okl itself does not read this file.
//
// Kernels may declare what is in here themselves. For functions that is an overload. For `float4` and its like, for
// `half`, and for `M_PI` and its like, define OKL_NO_VECTORS, OKL_NO_HALF or OKL_NO_CONSTANTS before this file.

#pragma once

#if defined(__clang__)
#pragma clang diagnostic ignored "-Wunknown-attributes"
#pragma clang diagnostic ignored "-Wignored-attributes"
#pragma clang diagnostic ignored "-Wunknown-pragmas"
#elif defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wattributes"
#pragma GCC diagnostic ignored "-Wunknown-pragmas"
#endif

// Macros of the command line, such as `-D w=48` or `-D 'max(a,b)=...'`, stay out of here: they are
// put aside, and come back at the end.
#pragma push_macro("w")
#undef w
#pragma push_macro("x")
#undef x
#pragma push_macro("y")
#undef y
#pragma push_macro("z")
#undef z
#pragma push_macro("abs")
#undef abs
#pragma push_macro("acos")
#undef acos
#pragma push_macro("acosh")
#undef acosh
#pragma push_macro("asin")
#undef asin
#pragma push_macro("asinh")
#undef asinh
#pragma push_macro("atan")
#undef atan
#pragma push_macro("atan2")
#undef atan2
#pragma push_macro("atanh")
#undef atanh
#pragma push_macro("cbrt")
#undef cbrt
#pragma push_macro("ceil")
#undef ceil
#pragma push_macro("clamp")
#undef clamp
#pragma push_macro("copysign")
#undef copysign
#pragma push_macro("cos")
#undef cos
#pragma push_macro("cosh")
#undef cosh
#pragma push_macro("cospi")
#undef cospi
#pragma push_macro("cospif")
#undef cospif
#pragma push_macro("dot")
#undef dot
#pragma push_macro("erf")
#undef erf
#pragma push_macro("erfc")
#undef erfc
#pragma push_macro("exp")
#undef exp
#pragma push_macro("exp10")
#undef exp10
#pragma push_macro("exp2")
#undef exp2
#pragma push_macro("expm1")
#undef expm1
#pragma push_macro("fabs")
#undef fabs
#pragma push_macro("fdim")
#undef fdim
#pragma push_macro("floor")
#undef floor
#pragma push_macro("fma")
#undef fma
#pragma push_macro("fmax")
#undef fmax
#pragma push_macro("fmin")
#undef fmin
#pragma push_macro("fmod")
#undef fmod
#pragma push_macro("frexp")
#undef frexp
#pragma push_macro("hypot")
#undef hypot
#pragma push_macro("ilogb")
#undef ilogb
#pragma push_macro("isfinite")
#undef isfinite
#pragma push_macro("isinf")
#undef isinf
#pragma push_macro("isnan")
#undef isnan
#pragma push_macro("ldexp")
#undef ldexp
#pragma push_macro("length")
#undef length
#pragma push_macro("lgamma")
#undef lgamma
#pragma push_macro("llrint")
#undef llrint
#pragma push_macro("llround")
#undef llround
#pragma push_macro("log")
#undef log
#pragma push_macro("log10")
#undef log10
#pragma push_macro("log1p")
#undef log1p
#pragma push_macro("log2")
#undef log2
#pragma push_macro("logb")
#undef logb
#pragma push_macro("lrint")
#undef lrint
#pragma push_macro("lround")
#undef lround
#pragma push_macro("max")
#undef max
#pragma push_macro("min")
#undef min
#pragma push_macro("modf")
#undef modf
#pragma push_macro("nearbyint")
#undef nearbyint
#pragma push_macro("nextafter")
#undef nextafter
#pragma push_macro("normalize")
#undef normalize
#pragma push_macro("pow")
#undef pow
#pragma push_macro("remainder")
#undef remainder
#pragma push_macro("remquo")
#undef remquo
#pragma push_macro("rint")
#undef rint
#pragma push_macro("round")
#undef round
#pragma push_macro("rsqrt")
#undef rsqrt
#pragma push_macro("rsqrtf")
#undef rsqrtf
#pragma push_macro("scalbn")
#undef scalbn
#pragma push_macro("signbit")
#undef signbit
#pragma push_macro("sin")
#undef sin
#pragma push_macro("sinh")
#undef sinh
#pragma push_macro("sinpi")
#undef sinpi
#pragma push_macro("sinpif")
#undef sinpif
#pragma push_macro("sqrt")
#undef sqrt
#pragma push_macro("tan")
#undef tan
#pragma push_macro("tanh")
#undef tanh
#pragma push_macro("tgamma")
#undef tgamma
#pragma push_macro("trunc")
#undef trunc

#include <cfloat>
#include <climits>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>

#ifndef __OKL__
#define __OKL__ 1
#endif
#ifndef __OCCA__
#define __OCCA__ 1
#endif
#ifndef OKL_MODE
#define OKL_MODE "SERIAL"
#endif
#ifndef OKL_KERNEL_HASH
#define OKL_KERNEL_HASH ""
#endif
#ifndef OCCA_VERSION
#define OCCA_MAJOR_VERSION 2
#define OCCA_MINOR_VERSION 0
#define OCCA_PATCH_VERSION 0
#define OCCA_VERSION 20000
#define OKL_VERSION 20000
#endif

// The indices of an array with `@dim`: `m[okl_ix(i, j)]` is OKL's `m(i, j)`.
template <class... okl_T>
int okl_ix(okl_T...);

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

template <class okl_T> okl_T cospi(okl_T);
float cospif(float);
template <class okl_T> okl_T exp10(okl_T);
template <class okl_T> okl_T rsqrt(okl_T);
template <class okl_T> okl_T rsqrtf(okl_T);
template <class okl_T> okl_T sinpi(okl_T);
float sinpif(float);

template <class okl_A, class okl_B>
constexpr auto min(okl_A okl_a, okl_B okl_b) -> decltype(okl_a + okl_b) { return okl_a < okl_b ? decltype(okl_a + okl_b)(okl_a) : decltype(okl_a + okl_b)(okl_b); }
template <class okl_A, class okl_B>
constexpr auto max(okl_A okl_a, okl_B okl_b) -> decltype(okl_a + okl_b) { return okl_a > okl_b ? decltype(okl_a + okl_b)(okl_a) : decltype(okl_a + okl_b)(okl_b); }
template <class okl_T, class okl_U, class okl_V>
auto clamp(okl_T okl_x, okl_U okl_low, okl_V okl_high) -> decltype(okl_x + okl_low + okl_high);
template <class okl_T>
okl_T okl_read(const okl_T *, decltype(sizeof 0));

#ifndef OKL_NO_HALF
struct half {
  half() = default;
  half(float);
  operator float() const;
  template <class okl_T> half &operator+=(okl_T);
  template <class okl_T> half &operator-=(okl_T);
  template <class okl_T> half &operator*=(okl_T);
  template <class okl_T> half &operator/=(okl_T);
  half &operator++();
  half &operator--();
  half operator++(int);
  half operator--(int);

 private:
  unsigned short okl_bits;
};
#endif

#ifndef OKL_NO_VECTORS
#define OKL_OPERATOR(okl_T, okl_V, okl_op)                                       \
  okl_V operator okl_op(const okl_V &, const okl_V &);                           \
  okl_V operator okl_op(const okl_V &, okl_T);                                   \
  okl_V operator okl_op(okl_T, const okl_V &);                                   \
  okl_V &operator okl_op##=(okl_V &, const okl_V &);                             \
  okl_V &operator okl_op##=(okl_V &, okl_T);
#define OKL_ARITHMETIC(okl_T, okl_V)                                             \
  okl_V operator-(const okl_V &);                                                \
  OKL_OPERATOR(okl_T, okl_V, +) OKL_OPERATOR(okl_T, okl_V, -) OKL_OPERATOR(okl_T, okl_V, *) OKL_OPERATOR(okl_T, okl_V, /)
#define OKL_BITS(okl_T, okl_V)                                                   \
  OKL_OPERATOR(okl_T, okl_V, %) OKL_OPERATOR(okl_T, okl_V, &) OKL_OPERATOR(okl_T, okl_V, |) OKL_OPERATOR(okl_T, okl_V, ^) \
  OKL_OPERATOR(okl_T, okl_V, <<) OKL_OPERATOR(okl_T, okl_V, >>)
#define OKL_FLOATS(okl_T, okl_V)                                                 \
  okl_T dot(const okl_V &, const okl_V &);                                       \
  okl_T length(const okl_V &);                                                   \
  okl_V normalize(const okl_V &);                                                \
  okl_V clamp(const okl_V &, okl_T, okl_T);                                      \
  okl_V clamp(const okl_V &, const okl_V &, const okl_V &);
#define OKL_VECTOR(okl_T, okl_N, okl_MORE)                                       \
  struct alignas(2 * sizeof(okl_T)) okl_N##2 { okl_T x, y; };                    \
  struct okl_N##3 { okl_T x, y, z; };                                            \
  struct alignas(sizeof(okl_T) < 4 ? 4 * sizeof(okl_T) : 16) okl_N##4 { okl_T x, y, z, w; }; \
  okl_N##2 make_##okl_N##2(okl_T, okl_T);                                        \
  okl_N##3 make_##okl_N##3(okl_T, okl_T, okl_T);                                 \
  okl_N##4 make_##okl_N##4(okl_T, okl_T, okl_T, okl_T);                          \
  OKL_ARITHMETIC(okl_T, okl_N##2) OKL_ARITHMETIC(okl_T, okl_N##3) OKL_ARITHMETIC(okl_T, okl_N##4) \
  okl_MORE(okl_T, okl_N##2) okl_MORE(okl_T, okl_N##3) okl_MORE(okl_T, okl_N##4)
OKL_VECTOR(char, char, OKL_BITS)
OKL_VECTOR(unsigned char, uchar, OKL_BITS)
OKL_VECTOR(short, short, OKL_BITS)
OKL_VECTOR(unsigned short, ushort, OKL_BITS)
OKL_VECTOR(int, int, OKL_BITS)
OKL_VECTOR(unsigned int, uint, OKL_BITS)
OKL_VECTOR(long, long, OKL_BITS)
OKL_VECTOR(unsigned long, ulong, OKL_BITS)
OKL_VECTOR(float, float, OKL_FLOATS)
OKL_VECTOR(double, double, OKL_FLOATS)
#undef OKL_VECTOR
#undef OKL_FLOATS
#undef OKL_BITS
#undef OKL_ARITHMETIC
#undef OKL_OPERATOR
#endif

#ifdef OKL_NO_CONSTANTS
#undef M_1_PI
#undef M_2_PI
#undef M_2_SQRTPI
#undef M_E
#undef M_LN10
#undef M_LN2
#undef M_LOG10E
#undef M_LOG2E
#undef M_PI
#undef M_PI_2
#undef M_PI_4
#undef M_SQRT1_2
#undef M_SQRT2
#endif

#pragma pop_macro("w")
#pragma pop_macro("x")
#pragma pop_macro("y")
#pragma pop_macro("z")
#pragma pop_macro("abs")
#pragma pop_macro("acos")
#pragma pop_macro("acosh")
#pragma pop_macro("asin")
#pragma pop_macro("asinh")
#pragma pop_macro("atan")
#pragma pop_macro("atan2")
#pragma pop_macro("atanh")
#pragma pop_macro("cbrt")
#pragma pop_macro("ceil")
#pragma pop_macro("clamp")
#pragma pop_macro("copysign")
#pragma pop_macro("cos")
#pragma pop_macro("cosh")
#pragma pop_macro("cospi")
#pragma pop_macro("cospif")
#pragma pop_macro("dot")
#pragma pop_macro("erf")
#pragma pop_macro("erfc")
#pragma pop_macro("exp")
#pragma pop_macro("exp10")
#pragma pop_macro("exp2")
#pragma pop_macro("expm1")
#pragma pop_macro("fabs")
#pragma pop_macro("fdim")
#pragma pop_macro("floor")
#pragma pop_macro("fma")
#pragma pop_macro("fmax")
#pragma pop_macro("fmin")
#pragma pop_macro("fmod")
#pragma pop_macro("frexp")
#pragma pop_macro("hypot")
#pragma pop_macro("ilogb")
#pragma pop_macro("isfinite")
#pragma pop_macro("isinf")
#pragma pop_macro("isnan")
#pragma pop_macro("ldexp")
#pragma pop_macro("length")
#pragma pop_macro("lgamma")
#pragma pop_macro("llrint")
#pragma pop_macro("llround")
#pragma pop_macro("log")
#pragma pop_macro("log10")
#pragma pop_macro("log1p")
#pragma pop_macro("log2")
#pragma pop_macro("logb")
#pragma pop_macro("lrint")
#pragma pop_macro("lround")
#pragma pop_macro("max")
#pragma pop_macro("min")
#pragma pop_macro("modf")
#pragma pop_macro("nearbyint")
#pragma pop_macro("nextafter")
#pragma pop_macro("normalize")
#pragma pop_macro("pow")
#pragma pop_macro("remainder")
#pragma pop_macro("remquo")
#pragma pop_macro("rint")
#pragma pop_macro("round")
#pragma pop_macro("rsqrt")
#pragma pop_macro("rsqrtf")
#pragma pop_macro("scalbn")
#pragma pop_macro("signbit")
#pragma pop_macro("sin")
#pragma pop_macro("sinh")
#pragma pop_macro("sinpi")
#pragma pop_macro("sinpif")
#pragma pop_macro("sqrt")
#pragma pop_macro("tan")
#pragma pop_macro("tanh")
#pragma pop_macro("tgamma")
#pragma pop_macro("trunc")

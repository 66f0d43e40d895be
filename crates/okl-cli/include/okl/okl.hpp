// What OKL knows without an include, for compilers and editors that read OKL as C++:
//
//   okl normalize kernel.okl -o kernel.cpp
//   clang++ -std=c++17 -fsyntax-only -include okl/okl.hpp kernel.cpp
//
// Declarations only: nothing here is for running. okl itself does not read this file.

#pragma once

#if defined(__clang__)
#pragma clang diagnostic ignored "-Wunknown-attributes"
#pragma clang diagnostic ignored "-Wignored-attributes"
#pragma clang diagnostic ignored "-Wunknown-pragmas"
#elif defined(__GNUC__)
#pragma GCC diagnostic ignored "-Wattributes"
#pragma GCC diagnostic ignored "-Wunknown-pragmas"
#endif

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
#define OKL_VERSION 10000
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
using std::hypot;
using std::isfinite;
using std::isinf;
using std::isnan;
using std::ldexp;
using std::lgamma;
using std::log;
using std::log10;
using std::log1p;
using std::log2;
using std::nearbyint;
using std::pow;
using std::remainder;
using std::rint;
using std::round;
using std::sin;
using std::sinh;
using std::sqrt;
using std::tan;
using std::tanh;
using std::tgamma;
using std::trunc;

template <class okl_T> okl_T cospi(okl_T);
template <class okl_T> okl_T exp10(okl_T);
template <class okl_T> okl_T rsqrt(okl_T);
template <class okl_T> okl_T rsqrtf(okl_T);
template <class okl_T> okl_T sinpi(okl_T);

template <class okl_A, class okl_B>
constexpr auto min(okl_A okl_a, okl_B okl_b) -> decltype(okl_a + okl_b) { return okl_a < okl_b ? okl_a : okl_b; }
template <class okl_A, class okl_B>
constexpr auto max(okl_A okl_a, okl_B okl_b) -> decltype(okl_a + okl_b) { return okl_a > okl_b ? okl_a : okl_b; }
template <class okl_T, class okl_U, class okl_V>
auto clamp(okl_T okl_x, okl_U okl_low, okl_V okl_high) -> decltype(okl_x + okl_low + okl_high);

#define OKL_OPERATOR(T, V, op)                                    \
  V operator op(const V &, const V &);                            \
  V operator op(const V &, T);                                    \
  V operator op(T, const V &);                                    \
  V &operator op##=(V &, const V &);                              \
  V &operator op##=(V &, T);
#define OKL_ARITHMETIC(T, V)                                      \
  V operator-(const V &);                                         \
  OKL_OPERATOR(T, V, +) OKL_OPERATOR(T, V, -) OKL_OPERATOR(T, V, *) OKL_OPERATOR(T, V, /)
#define OKL_BITS(T, V)                                            \
  OKL_OPERATOR(T, V, %) OKL_OPERATOR(T, V, &) OKL_OPERATOR(T, V, |) OKL_OPERATOR(T, V, ^) \
  OKL_OPERATOR(T, V, <<) OKL_OPERATOR(T, V, >>)
#define OKL_FLOATS(T, V)                                          \
  T dot(const V &, const V &);                                    \
  T length(const V &);                                            \
  V normalize(const V &);                                         \
  V clamp(const V &, T, T);                                       \
  V clamp(const V &, const V &, const V &);
#define OKL_VECTOR(T, N, MORE)                                    \
  struct N##2 { T x, y; };                                        \
  struct N##3 { T x, y, z; };                                     \
  struct N##4 { T x, y, z, w; };                                  \
  N##2 make_##N##2(T, T);                                         \
  N##3 make_##N##3(T, T, T);                                      \
  N##4 make_##N##4(T, T, T, T);                                   \
  OKL_ARITHMETIC(T, N##2) OKL_ARITHMETIC(T, N##3) OKL_ARITHMETIC(T, N##4) \
  MORE(T, N##2) MORE(T, N##3) MORE(T, N##4)
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

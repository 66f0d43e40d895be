// The C math library for device code. DPC++ has one of its own; the package of its runtime lacks it.

#include <cmath>
#include <sycl/sycl.hpp>

#define OKL_MATH_1(name, is)                                                                  \
  extern "C" SYCL_EXTERNAL float name##f(float x) noexcept { return sycl::is(x); }            \
  extern "C" SYCL_EXTERNAL double name(double x) noexcept { return sycl::is(x); }
#define OKL_MATH_2(name, is)                                                                  \
  extern "C" SYCL_EXTERNAL float name##f(float x, float y) noexcept { return sycl::is(x, y); } \
  extern "C" SYCL_EXTERNAL double name(double x, double y) noexcept { return sycl::is(x, y); }

OKL_MATH_1(acos, acos)
OKL_MATH_1(acosh, acosh)
OKL_MATH_1(asin, asin)
OKL_MATH_1(asinh, asinh)
OKL_MATH_1(atan, atan)
OKL_MATH_1(atanh, atanh)
OKL_MATH_1(cbrt, cbrt)
OKL_MATH_1(ceil, ceil)
OKL_MATH_1(cos, cos)
OKL_MATH_1(cosh, cosh)
OKL_MATH_1(erf, erf)
OKL_MATH_1(erfc, erfc)
OKL_MATH_1(exp, exp)
OKL_MATH_1(exp2, exp2)
OKL_MATH_1(expm1, expm1)
OKL_MATH_1(fabs, fabs)
OKL_MATH_1(floor, floor)
OKL_MATH_1(lgamma, lgamma)
OKL_MATH_1(log, log)
OKL_MATH_1(log10, log10)
OKL_MATH_1(log1p, log1p)
OKL_MATH_1(log2, log2)
OKL_MATH_1(logb, logb)
OKL_MATH_1(rint, rint)
OKL_MATH_1(round, round)
OKL_MATH_1(sin, sin)
OKL_MATH_1(sinh, sinh)
OKL_MATH_1(sqrt, sqrt)
OKL_MATH_1(tan, tan)
OKL_MATH_1(tanh, tanh)
OKL_MATH_1(tgamma, tgamma)
OKL_MATH_1(trunc, trunc)
OKL_MATH_2(atan2, atan2)
OKL_MATH_2(copysign, copysign)
OKL_MATH_2(fdim, fdim)
OKL_MATH_2(fmod, fmod)
OKL_MATH_2(fmax, fmax)
OKL_MATH_2(fmin, fmin)
OKL_MATH_2(hypot, hypot)
OKL_MATH_2(nextafter, nextafter)
OKL_MATH_2(pow, pow)
OKL_MATH_2(remainder, remainder)

extern "C" SYCL_EXTERNAL float fmaf(float x, float y, float z) noexcept { return sycl::fma(x, y, z); }
extern "C" SYCL_EXTERNAL double fma(double x, double y, double z) noexcept { return sycl::fma(x, y, z); }
extern "C" SYCL_EXTERNAL float ldexpf(float x, int n) noexcept { return sycl::ldexp(x, n); }
extern "C" SYCL_EXTERNAL double ldexp(double x, int n) noexcept { return sycl::ldexp(x, n); }

#define OKL_MATH_PARTS(T, f)                                                                  \
  extern "C" SYCL_EXTERNAL int ilogb##f(T x) noexcept { return sycl::ilogb(x); }              \
  extern "C" SYCL_EXTERNAL T frexp##f(T x, int *to) noexcept {                                \
    int n;                                                                                    \
    const T part = sycl::frexp(x, sycl::private_ptr<int>(&n));                                \
    *to = n;                                                                                  \
    return part;                                                                              \
  }                                                                                           \
  extern "C" SYCL_EXTERNAL T modf##f(T x, T *to) noexcept {                                   \
    T whole;                                                                                  \
    const T part = sycl::modf(x, sycl::private_ptr<T>(&whole));                               \
    *to = whole;                                                                              \
    return part;                                                                              \
  }                                                                                           \
  extern "C" SYCL_EXTERNAL T remquo##f(T x, T y, int *to) noexcept {                          \
    int n;                                                                                    \
    const T rest = sycl::remquo(x, y, sycl::private_ptr<int>(&n));                            \
    *to = n;                                                                                  \
    return rest;                                                                              \
  }
OKL_MATH_PARTS(float, f)
OKL_MATH_PARTS(double, )

#undef OKL_MATH_PARTS
#undef OKL_MATH_1
#undef OKL_MATH_2

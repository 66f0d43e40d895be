#include <cfloat>
#include <climits>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#ifndef M_1_PI
#define M_1_PI 0.31830988618379067154
#endif
#ifndef M_PI
#define M_PI 3.14159265358979323846
#endif
#ifndef M_SQRT2
#define M_SQRT2 1.41421356237309504880
#endif
#undef DBL_MAX
using std::acos;
using std::atan2;
using std::cbrt;
using std::ceil;
using std::copysign;
using std::cos;
using std::erf;
using std::exp;
using std::exp2;
using std::fabs;
using std::floor;
using std::fma;
using std::fmax;
using std::fmin;
using std::fmod;
using std::hypot;
using std::isinf;
using std::isnan;
using std::ldexp;
using std::log;
using std::log10;
using std::log2;
using std::pow;
using std::round;
using std::sin;
using std::sinh;
using std::sqrt;
using std::tan;
using std::tanh;
using std::trunc;
using std::abs;
template <class okl_T>
static inline auto cospi(okl_T a) { return std::cos(a * decltype(std::cos(a))(3.14159265358979323846)); }
template <class okl_T>
static inline auto exp10(okl_T a) { return std::pow(okl_T(10), a); }
template <class okl_T>
static inline auto rsqrt(okl_T a) { return 1 / std::sqrt(a); }
template <class okl_T>
static inline auto rsqrtf(okl_T a) { return 1 / std::sqrt(a); }
template <class okl_T>
static inline auto sinpi(okl_T a) { return std::sin(a * decltype(std::sin(a))(3.14159265358979323846)); }
template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
#define T float
#define N count
#define OP(a,b) (a)+=(b)
#define DBL_MAX 1e300
#define A 1
#define B 2
#line 1 "kernels/prelude/math.okl"
// okl: -D w=3 -D T=float -D x=4 -D N=count -D 'OP(a,b)=(a)+=(b)' -D DBL_MAX=1e300 -D A=1 -D B=2
// Math functions, constants and integers of fixed width, without an include, among macros with short names.


#line 29 "kernels/prelude/math.okl"
extern "C" void functions(const int &count, const double *a, double *b) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    const double d = a[i];
    const float f = (float)a[i];
    double s = sqrt(d) + exp(-d) + log(1.0 + d) + sin(d) * cos(d) + tan(d / 3) + pow(d, 2.5) + fabs(-d);
    OP(s, atan2(d, 2.0) + floor(d) + ceil(d) + round(d) + trunc(d) + cbrt(d) + exp2(d) + log2(1 + d) + log10(1 + d));
    OP(s, fmod(d, 1.5) + hypot(d, 1.0) + erf(d) + tanh(d) + sinh(d) + acos(d / 10) + fmax(d, 1.0) + fmin(d, 1.0));
    (s)+=(rsqrt(1 + d) + exp10(d / 4) + sinpi(d) + cospi(d) + fma(d, 2.0, 1.0) + copysign(d, -1.0) + ldexp(d, 2));
    OP(s, sqrtf(f) + expf(-f) + fabsf(-f) + powf(f, 2.0f) + rsqrtf(1 + f) + fmaxf(f, 1.0f));
    OP(s, sqrt(f) + exp(-f) + fabs(-f) + floor(f) + sqrt((double)(i + 1)) + abs(-i) + abs(-d));
    OP(s, min(i, 7) + max(i, 7) + min(d, 1) + max(1.5f, d) + max(0, f));
    OP(s, M_PI + M_SQRT2 + M_1_PI);
    if (isnan(d) || isinf(d) || d > DBL_MAX) s = FLT_MAX;
    b[i] = s;
  }
}

extern "C" void integers(const int &count, const int *a, int64_t *b) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    const int8_t small = (int8_t)a[i];
    const uint8_t byte = (uint8_t)a[i];
    const uint32_t wide = (uint32_t)a[i];
    const size_t place = i;
    const uint64_t large = (uint64_t)wide << 20;
    const int *none = NULL;
    b[place] = (int64_t)small + byte + (int64_t)(large % 1000003) + (none == NULL) + INT_MAX + (int64_t)sizeof(ptrdiff_t);
  }
}

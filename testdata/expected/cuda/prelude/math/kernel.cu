#ifdef __CUDACC_RTC__
typedef long long int64_t;
typedef signed char int8_t;
typedef long ptrdiff_t;
typedef unsigned int uint32_t;
typedef unsigned long long uint64_t;
typedef unsigned char uint8_t;
#ifndef FLT_MAX
#define FLT_MAX 3.40282347e+38f
#endif
#ifndef INT_MAX
#define INT_MAX 2147483647
#endif
#else
#include <cfloat>
#include <climits>
#include <cstddef>
#include <cstdint>
#endif
#ifndef M_1_PI
#define M_1_PI 0.31830988618379067154
#endif
#ifndef M_PI
#define M_PI 3.14159265358979323846
#endif
#ifndef M_SQRT2
#define M_SQRT2 1.41421356237309504880
#endif
#ifndef NULL
#define NULL 0
#endif
#undef DBL_MAX
template <class okl_A, class okl_B>
static __host__ __device__ inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static __host__ __device__ inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
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
extern "C" __global__ __launch_bounds__(16) void _occa_functions_0(const int count, const double *a, double *b) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
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
  } }
}

extern "C" __global__ __launch_bounds__(16) void _occa_integers_0(const int count, const int *a, int64_t *b) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    const int8_t small = (int8_t)a[i];
    const uint8_t byte = (uint8_t)a[i];
    const uint32_t wide = (uint32_t)a[i];
    const size_t place = i;
    const uint64_t large = (uint64_t)wide << 20;
    const int *none = NULL;
    b[place] = (int64_t)small + byte + (int64_t)(large % 1000003) + (none == NULL) + INT_MAX + (int64_t)sizeof(ptrdiff_t);
  } }
}

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
typedef long int64_t;
typedef char int8_t;
typedef uint uint32_t;
typedef ulong uint64_t;
typedef uchar uint8_t;
static inline __attribute__((overloadable)) int okl_abs(int x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) uint okl_abs(uint x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) long okl_abs(long x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) ulong okl_abs(ulong x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) float okl_abs(float x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) double okl_abs(double x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) int okl_max(int a, int b) { return b > a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(int a, float b) { return b > (float)a ? b : a; }
static inline __attribute__((overloadable)) double okl_max(float a, double b) { return b > (double)a ? b : a; }
static inline __attribute__((overloadable)) int okl_min(int a, int b) { return b < a ? b : a; }
static inline __attribute__((overloadable)) double okl_min(double a, int b) { return (double)b < a ? b : a; }
#undef DBL_MAX
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
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_functions_0(const int count, __global const double *a, __global double *b) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    const double d = a[i];
    const float f = (float)a[i];
    double s = sqrt(d) + exp(-d) + log(1.0 + d) + sin(d) * cos(d) + tan(d / 3) + pow(d, 2.5) + fabs(-d);
    OP(s, atan2(d, 2.0) + floor(d) + ceil(d) + round(d) + trunc(d) + cbrt(d) + exp2(d) + log2(1 + d) + log10(1 + d));
    OP(s, fmod(d, 1.5) + hypot(d, 1.0) + erf(d) + tanh(d) + sinh(d) + acos(d / 10) + fmax(d, 1.0) + fmin(d, 1.0));
    (s)+=(rsqrt(1 + d) + exp10(d / 4) + sinpi(d) + cospi(d) + fma(d, 2.0, 1.0) + copysign(d, -1.0) + ldexp(d, 2));
    (s)+=(sqrt(f) + exp(-f) + fabs(-f) + pow(f, 2.0f) + rsqrt(1 + f) + fmax(f, 1.0f));
    (s)+=(sqrt(f) + exp(-f) + fabs(-f) + floor(f) + sqrt((double)(i + 1)) + okl_abs(-i) + okl_abs(-d));
    (s)+=(okl_min(i, 7) + okl_max(i, 7) + okl_min(d, 1) + okl_max(1.5f, d) + okl_max(0, f));
    OP(s, M_PI + M_SQRT2 + M_1_PI);
    if (isnan(d) || isinf(d) || d > DBL_MAX) s = FLT_MAX;
    b[i] = s;
  } }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_integers_0(const int count, __global const int *a, __global int64_t *b) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    const int8_t small = (int8_t)a[i];
    const uint8_t byte = (uint8_t)a[i];
    const uint32_t wide = (uint32_t)a[i];
    const size_t place = i;
    const uint64_t large = (uint64_t)wide << 20;
    __private const int *none = NULL;
    b[place] = (int64_t)small + byte + (int64_t)(large % 1000003) + (none == NULL) + INT_MAX + (int64_t)sizeof(ptrdiff_t);
  } }
}

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
static inline __attribute__((overloadable)) int okl_abs(int x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) uint okl_abs(uint x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) long okl_abs(long x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) ulong okl_abs(ulong x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) float okl_abs(float x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) double okl_abs(double x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) double okl_max(float a, double b) { return b > (double)a ? b : a; }
static inline __attribute__((overloadable)) double okl_max(double a, float b) { return (double)b > a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, int b) { return (float)b < a ? b : a; }
static inline __attribute__((overloadable)) double okl_clamp(double x, double low, double high) { return x < low ? low : high < x ? high : x; }
static inline __attribute__((overloadable)) float okl_clamp(float x, int low, int high) { return x < low ? low : high < x ? high : x; }
static inline __attribute__((overloadable)) double okl_clamp(int x, double low, float high) { return x < low ? low : high < x ? high : x; }
static inline __attribute__((overloadable)) int okl_clamp(int x, int low, int high) { return x < low ? low : high < x ? high : x; }
static inline __attribute__((overloadable)) uint okl_clamp(int x, unsigned int low, int high) { return x < low ? low : high < x ? high : x; }
static inline __attribute__((overloadable)) uint okl_clamp(unsigned int x, int low, int high) { return x < low ? low : high < x ? high : x; }
#line 1 "kernels/prelude/mixed_arguments.okl"
// Math functions of integers, and of numbers of two types: C++ computes in double unless all of them are float.

#define RELU(v) fmax(v, 0.0)

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_mixed_0(const int N, __global const int *a, __global const float *x, __global double *b) {
  { int k_tile = 16 * (int)get_group_id(0); int k = k_tile + (int)get_local_id(0); if (k < N) {
    const int i = a[k];
    const unsigned u = a[k] + 3;
    const short h = a[k];
    const float f = x[k];
    const double d = x[k] + 0.5;
    double s = sqrt((double)u) + sqrt((double)2) + cbrt((double)i) + exp((double)h) + fabs((double)i) + fabs(d) + rsqrt((double)u) + exp10((double)h) + sinpi((double)i) + cospi(d);
    s += sqrt((float)2) + sqrt((float)(d + 2)) + exp((float)h) + pow((float)u, (float)0.5) + fmax(f, (float)1.5) + cospi((float)d) + sinpi(f) + rint((float)d);
    s += fmax((double)f, 0.0) + fmin((double)f, (double)1) + fmax((double)f, d) + fmod((double)(f * 3), 2.0) + hypot((double)f, (double)(i + 1)) + atan2((double)f, (double)(i + 4)) + fdim((double)f, 0.25);
    s += pow((double)u, (double)0.5f) + pow((double)f, (double)2) + pow((double)f, 2.0) + pow((double)i, (double)i) + pow((double)2, (double)f) + pow((double)(f + 1), (double)h) + copysign((double)f, -1.0) + fmax((double)f, 0.0);
    s += fma((double)f, (double)f, 0.5) + fma((double)i, (double)f, d) + remainder((double)f, (double)2) + nextafter((double)f, (double)i);
    s += okl_max(f, 0.0) + okl_min(f, 1) + okl_clamp(f, 0, 1) + okl_clamp(i, 0.5, f + 1) + okl_clamp(d, 0.5, d) + okl_clamp(u, 1, 4) + okl_clamp(i, i, 1);
    s += okl_max(sqrt((double)okl_abs(i)), 1.5f) + fmax((double)fmax(f, 1.0f), okl_abs(d)) + fmin(i + 0.5, (double)(f > 0 ? f : 2));
    b[k] = s;
  } }
}

// Functions and conditions that give integers.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_whole_0(const int N, __global const int *a, __global const float *x, __global long *b) {
  { int k_tile = 16 * (int)get_group_id(0); int k = k_tile + (int)get_local_id(0); if (k < N) {
    const int i = a[k];
    const float f = x[k];
    const double d = x[k] * 3;
    b[8 * k] = (long)round(f) + (long)round(d) + (long)round((double)i) + (long)round(2.5f);
    b[8 * k + 1] = (long)rint(f) + (long)rint(d) + (long)rint((double)i) + (long)rint(2.5);
    b[8 * k + 2] = okl_abs((long)i) + okl_abs(-5L) + okl_abs((long)(i - 4));
    b[8 * k + 3] = ilogb(f + 2) + ilogb((double)(i + 5)) + ilogb(d + 20);
    b[8 * k + 4] = (isnan(f) ? 1 : 0) + (isnan((double)i) ? 2 : 0) + (isinf(d) ? 4 : 0) + (isfinite((double)i) ? 8 : 0) + (signbit((double)i) ? 16 : 0);
    b[8 * k + 5] = (f != 0 ? 1 : 2) + (d - d != 0 ? 4 : 8) + (i ? 16 : 32);
    b[8 * k + 6] = okl_clamp(i, 0u, 7) + okl_clamp(i, 3, 1) + clamp(i, -1, 1);
    b[8 * k + 7] = (long)rint(f) + (long)rint(d) + (long)rint((double)i);
  } }
}

static inline __attribute__((overloadable)) int okl_abs(int x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) uint okl_abs(uint x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) long okl_abs(long x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) ulong okl_abs(ulong x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) float okl_abs(float x) { return x < 0 ? -x : x; }
static inline __attribute__((overloadable)) int okl_max(int a, int b) { return b > a ? b : a; }
#line 1 "kernels/prelude/standard_names.okl"
// Functions of `<cmath>` by their full names, also those that targets write in other words.



__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_names_0(const int N, __global const float *restrict x, __global float *restrict y, __global int *restrict n) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    int exponent;
    float whole;
    float sum = frexp(x[i], &exponent) + modf(x[i], &whole);
    sum += ldexp(x[i], 2) + ldexp(x[i], 1) + logb(x[i] + 4.0f) + rint(x[i]) + rint(x[i]);
    sum += fdim(x[i], 1.0f) + cbrt(x[i]) + expm1(x[i]) + log1p(x[i] + 4.0f) + hypot(x[i], 2.0f);
    sum += remainder(x[i], 1.5f) + fabs(x[i]) + whole + copysign(1.0f, x[i]);
    y[i] = sum + fmax(x[i], sqrt(2.0f)) + (nextafter(x[i], 9.0f) > x[i] ? 1 : 0);
    long number = (long)round(x[i]) + (long)rint(x[i]) + okl_abs(-3l);
    number += (long)((long)round(3 * x[i]) + (long)rint(3 * x[i]));
    if (signbit(x[i]) || isnan(x[i]) || isinf(x[i]) || !isfinite(x[i])) number += 100;
    n[i] = (int)number + exponent + ilogb(x[i] + 4.0f) + okl_abs(-7) + okl_max(i, 3);
  } }
}

template <class okl_A>
inline okl_A okl_abs(okl_A a) { return a < okl_A(0) ? -a : a; }
template <class okl_A, class okl_B>
inline auto okl_max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
template <class okl_A, class okl_B>
inline auto okl_min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B, class okl_C, class = decltype(okl_A() < okl_B())>
inline auto okl_clamp(okl_A x, okl_B low, okl_C high) -> decltype(x + low + high) { return x < low ? low : high < x ? high : x; }
#line 1 "kernels/prelude/single_arguments.okl"
// The same without a variable of double precision, for targets that have none.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_single_0(const int N, __global const int *a, __global const float *x, __global float *b) {
  { int k_tile = 16 * (int)get_group_id(0); int k = k_tile + (int)get_local_id(0); if (k < N) {
    const int i = a[k];
    const unsigned u = a[k] + 3;
    const float f = x[k];
    float s = sqrt((double)u) + sqrt((double)2) + fabs((double)i) + exp((double)i) + sqrt((float)2) + fmax(f, (float)1.5) + cospi(f) + sinpi(f) + log1p((double)u);
    s += fmax((double)f, 0.0) + fmin((double)f, (double)1) + hypot((double)f, (double)(i + 1)) + atan2((double)f, (double)(i + 4)) + pow((double)u, (double)0.5f) + pow((double)f, (double)2) + pow((double)i, (double)i) + fma((double)f, (double)f, (double)1);
    s += okl_max(f, 0.0) + okl_min(f, 1) + okl_clamp(f, 0, 1) + clamp(f, 0.0f, 1.0f) + okl_clamp(f, 0.5f, f) + (f ? 1 : 2);
    s += rint(f) + rint(f) + ldexp(f, 2) + ldexp(f, i) + logb((double)u) + logb(f) + nextafter((double)f, (double)i) + nextafter((float)0, f);
    b[k] = s;
  } }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_parts_0(const int N, __global const float *x, __global float *b, __global long *c) {
  __local float kept[16];
#line 17 "kernels/prelude/single_arguments.okl"
  { int o = 16 * (int)get_group_id(0);
    
    { int k = o + (int)get_local_id(0);
      if (k < N) {
        const float f = x[k];
        int n;
        float whole;
        b[4 * k] = frexp(f, &n);
        b[4 * k + 1] = modf(f, &whole);
        b[4 * k + 2] = whole;
        b[4 * k + 3] = modf(f, &kept[k % 16]);
        c[4 * k] = n;
        c[4 * k + 1] = (long)round(f) + (long)round(f * 3) + (long)rint(f) + (long)rint(f * 3) + (long)round((double)n);
        c[4 * k + 2] = okl_abs((long)n) + okl_abs(-5L) + (long)kept[k % 16];
        c[4 * k + 3] = okl_clamp(n, 0u, 7) + okl_clamp(n, 3, 1) + (isnan((double)n) ? 1 : 2) + (signbit(f) ? 4 : 8) + ilogb((double)(n + 100));
      }
    }
  }
}

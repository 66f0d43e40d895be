template <class okl_A, class okl_B>
static __host__ __device__ inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static __host__ __device__ inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
template <class okl_T, class okl_U, class okl_V, class = decltype(okl_T() < okl_U())>
static __host__ __device__ inline auto clamp(okl_T x, okl_U low, okl_V high) -> decltype(x + low + high) { return x < low ? low : high < x ? high : x; }
#line 1 "kernels/prelude/single_arguments.okl"
// The same without a variable of double precision, for targets that have none.

extern "C" __global__ __launch_bounds__(16) void _occa_single_0(const int N, const int *a, const float *x, float *b) {
  { int k_tile = 16 * (int)blockIdx.x; int k = k_tile + (int)threadIdx.x; if (k < N) {
    const int i = a[k];
    const unsigned u = a[k] + 3;
    const float f = x[k];
    float s = sqrt((double)u) + sqrt((double)2) + fabs((double)i) + exp((double)i) + sqrtf(2) + fmaxf(f, 1.5) + cospif(f) + sinpi(f) + log1p((double)u);
    s += fmax((double)f, 0.0) + fmin((double)f, (double)1) + hypot((double)f, (double)(i + 1)) + atan2((double)f, (double)(i + 4)) + pow((double)u, (double)0.5f) + pow((double)f, (double)2) + pow((double)i, (double)i) + fma((double)f, (double)f, (double)1);
    s += max(f, 0.0) + min(f, 1) + clamp(f, 0, 1) + clamp(f, 0.0f, 1.0f) + clamp(f, 0.5f, f) + (f ? 1 : 2);
    s += nearbyint(f) + nearbyintf(f) + scalbn(f, 2) + ldexp(f, i) + logb((double)u) + logb(f) + nextafter((double)f, (double)i) + nextafterf(0, f);
    b[k] = s;
  } }
}

extern "C" __global__ __launch_bounds__(16) void _occa_parts_0(const int N, const float *x, float *b, long *c) {
  { int o = 16 * (int)blockIdx.x;
    __shared__ float kept[16];
    { int k = o + (int)threadIdx.x;
      if (k < N) {
        const float f = x[k];
        int n;
        float whole;
        b[4 * k] = frexp(f, &n);
        b[4 * k + 1] = modf(f, &whole);
        b[4 * k + 2] = whole;
        b[4 * k + 3] = modf(f, &kept[k % 16]);
        c[4 * k] = n;
        c[4 * k + 1] = lround(f) + llround(f * 3) + lrint(f) + llrint(f * 3) + lround((double)n);
        c[4 * k + 2] = labs(n) + llabs(-5L) + (long)kept[k % 16];
        c[4 * k + 3] = clamp(n, 0u, 7) + clamp(n, 3, 1) + (isnan((double)n) ? 1 : 2) + (signbit(f) ? 4 : 8) + ilogb((double)(n + 100));
      }
    }
  }
}

#include <hip/hip_runtime.h>
template <class okl_A, class okl_B>
static __host__ __device__ inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static __host__ __device__ inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
template <class okl_T, class okl_U, class okl_V, class = decltype(okl_T() < okl_U())>
static __host__ __device__ inline auto clamp(okl_T x, okl_U low, okl_V high) -> decltype(x + low + high) { return x < low ? low : high < x ? high : x; }
#line 1 "kernels/prelude/mixed_arguments.okl"
// Math functions of integers, and of numbers of two types: C++ computes in double unless all of them are float.

#define RELU(v) fmax(v, 0.0)

extern "C" __global__ __launch_bounds__(16) void _occa_mixed_0(const int N, const int *a, const float *x, double *b) {
  { int k_tile = 16 * (int)blockIdx.x; int k = k_tile + (int)threadIdx.x; if (k < N) {
    const int i = a[k];
    const unsigned u = a[k] + 3;
    const short h = a[k];
    const float f = x[k];
    const double d = x[k] + 0.5;
    double s = sqrt((double)u) + sqrt((double)2) + cbrt((double)i) + exp((double)h) + fabs((double)i) + fabs(d) + rsqrt((double)u) + exp10((double)h) + sinpi((double)i) + cospi(d);
    s += sqrtf(2) + sqrtf(d + 2) + expf(h) + powf(u, 0.5) + fmaxf(f, 1.5) + cospif(d) + sinpif(f) + nearbyintf(d);
    s += fmax((double)f, 0.0) + fmin((double)f, (double)1) + fmax((double)f, d) + fmod((double)(f * 3), 2.0) + hypot((double)f, (double)(i + 1)) + atan2((double)f, (double)(i + 4)) + fdim((double)f, 0.25);
    s += pow((double)u, (double)0.5f) + pow((double)f, (double)2) + pow((double)f, 2.0) + pow((double)i, (double)i) + pow((double)2, (double)f) + pow((double)(f + 1), (double)h) + copysign((double)f, -1.0) + fmax((double)f, 0.0);
    s += fma((double)f, (double)f, 0.5) + fma((double)i, (double)f, d) + remainder((double)f, (double)2) + nextafter((double)f, (double)i);
    s += max(f, 0.0) + min(f, 1) + clamp(f, 0, 1) + clamp(i, 0.5, f + 1) + clamp(d, 0.5, d) + clamp(u, 1, 4) + clamp(i, i, 1);
    s += max(sqrt((double)abs(i)), 1.5f) + fmax((double)fmax(f, 1.0f), abs(d)) + fmin(i + 0.5, (double)(f > 0 ? f : 2));
    b[k] = s;
  } }
}

// Functions and conditions that give integers.
extern "C" __global__ __launch_bounds__(16) void _occa_whole_0(const int N, const int *a, const float *x, long *b) {
  { int k_tile = 16 * (int)blockIdx.x; int k = k_tile + (int)threadIdx.x; if (k < N) {
    const int i = a[k];
    const float f = x[k];
    const double d = x[k] * 3;
    b[8 * k] = lround(f) + llround(d) + lround((double)i) + lround(2.5f);
    b[8 * k + 1] = lrint(f) + llrint(d) + lrint((double)i) + llrint(2.5);
    b[8 * k + 2] = labs(i) + llabs(-5L) + labs(i - 4);
    b[8 * k + 3] = ilogb(f + 2) + ilogb((double)(i + 5)) + ilogb(d + 20);
    b[8 * k + 4] = (isnan(f) ? 1 : 0) + (isnan((double)i) ? 2 : 0) + (isinf(d) ? 4 : 0) + (isfinite((double)i) ? 8 : 0) + (signbit((double)i) ? 16 : 0);
    b[8 * k + 5] = (f ? 1 : 2) + (d - d ? 4 : 8) + (i ? 16 : 32);
    b[8 * k + 6] = clamp(i, 0u, 7) + clamp(i, 3, 1) + clamp(i, -1, 1);
    b[8 * k + 7] = (long)nearbyint(f) + (long)nearbyint(d) + (long)rint((double)i);
  } }
}

#include <hip/hip_runtime.h>
static __host__ __device__ inline float2 clamp(const float2 &a, float low, float high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y}; }
static __host__ __device__ inline float2 clamp(const float2 &a, const float2 &low, const float2 &high) { return {a.x < low.x ? low.x : high.x < a.x ? high.x : a.x, a.y < low.y ? low.y : high.y < a.y ? high.y : a.y}; }
static __host__ __device__ inline float4 clamp(const float4 &a, float low, float high) { return {a.x < low ? low : high < a.x ? high : a.x, a.y < low ? low : high < a.y ? high : a.y, a.z < low ? low : high < a.z ? high : a.z, a.w < low ? low : high < a.w ? high : a.w}; }
static __host__ __device__ inline float4 clamp(const float4 &a, const float4 &low, const float4 &high) { return {a.x < low.x ? low.x : high.x < a.x ? high.x : a.x, a.y < low.y ? low.y : high.y < a.y ? high.y : a.y, a.z < low.z ? low.z : high.z < a.z ? high.z : a.z, a.w < low.w ? low.w : high.w < a.w ? high.w : a.w}; }
template <class okl_T, class okl_U, class okl_V, class = decltype(okl_T() < okl_U())>
static __host__ __device__ inline auto clamp(okl_T x, okl_U low, okl_V high) -> decltype(x + low + high) { return x < low ? low : high < x ? high : x; }
#line 1 "kernels/vectors/scalars.okl"
// Vectors beside numbers of other types, which become what the vector is made of.

extern "C" __global__ __launch_bounds__(16) void _occa_floats_0(const int N, const int *a, const float *x, float4 *b) {
  { int _occa_tiled_k = 16 * (int)blockIdx.x; int k = _occa_tiled_k + (int)threadIdx.x; if (k < N) {
    const int i = a[k];
    const float f = x[k];
    float4 v = make_float4(1, 2.0, f, i);
    float2 w = 2.0 * make_float2(f, i) + 1.0;
    v += 2.0;
    v = v * 0.5 - 1 + i;
    w = clamp(w, 0, 2.0) / 2.0;
    b[k] = make_float4(v.x + v.y, v.z + v.w, w.x, w.y);
  } }
}

extern "C" __global__ __launch_bounds__(16) void _occa_integers_0(const int N, const int *a, const unsigned *u, int4 *b) {
  { int _occa_tiled_k = 16 * (int)blockIdx.x; int k = _occa_tiled_k + (int)threadIdx.x; if (k < N) {
    const int i = a[k];
    char4 c = make_char4(i, 2, i + 1, -i);
    int2 n = make_int2(i, 7u) * 2u + u[k];
    c = c * 2 + i;
    c -= 1;
    n = n % 100u << 2;
    b[k] = make_int4(c.x + c.y, c.z - c.w, n.x, n.y);
  } }
}

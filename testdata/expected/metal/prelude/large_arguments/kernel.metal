#include <metal_stdlib>
using namespace metal;
inline float okl_expm1(float x) { float u = metal::exp(x); return u == 1.0f ? x : u - 1.0f == -1.0f ? -1.0f : x > 16.0f ? u : (u - 1.0f) * x / metal::log(u); }
inline float okl_hypot(float x, float y) { x = metal::fabs(x); y = metal::fabs(y); float a = metal::fmax(x, y), b = metal::fmin(x, y); return b == 0.0f || metal::isinf(a) ? a : a * metal::sqrt(1.0f + b / a * (b / a)); }
inline float okl_log1p(float x) { float u = 1.0f + x; return u == 1.0f ? x : u == x ? metal::log(x) : metal::log(u) * x / (u - 1.0f); }
#line 1 "kernels/prelude/large_arguments.okl"
// Functions of large numbers and of infinity: what a target lacks is made of others, which must not overflow before
// the result does.

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_large_0(constant const int &N [[buffer(0)]], device const float *__restrict x [[buffer(1)]], device float *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_n = 16 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) {
    y[4 * n] = okl_expm1(x[n]) * 1e-38f;
    y[4 * n + 1] = okl_log1p(x[n] * 1e36f);
    y[4 * n + 2] = okl_hypot(x[n] * 1e36f, x[n] * 2e36f) * 1e-38f;
    const float infinite = x[n] * 1e38f;
    y[4 * n + 3] = (okl_expm1(infinite) > 3e38f) + 2 * (okl_log1p(infinite) > 3e38f) + 4 * (okl_hypot(infinite, -infinite) > 3e38f);
  } }
}

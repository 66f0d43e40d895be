#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/vectors/scalars.okl"
// Vectors beside numbers of other types, which become what the vector is made of.

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_floats_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device const float *x [[buffer(2)]], device float4 *b [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_k = 16 * (int)_occa_group_position.x; int k = _occa_tiled_k + (int)_occa_thread_position.x; if (k < N) {
    const int i = a[k];
    const float f = x[k];
    float4 v = float4(1, 2.0, f, i);
    float2 w = 2.0 * float2(f, i) + 1.0;
    v += 2.0;
    v = v * 0.5 - 1 + i;
    w = clamp(w, (float)0, 2.0) / 2.0;
    b[k] = float4(v.x + v.y, v.z + v.w, w.x, w.y);
  } }
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_integers_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device const unsigned *u [[buffer(2)]], device int4 *b [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_k = 16 * (int)_occa_group_position.x; int k = _occa_tiled_k + (int)_occa_thread_position.x; if (k < N) {
    const int i = a[k];
    char4 c = char4(i, 2, i + 1, -i);
    int2 n = int2(i, 7u) * 2u + u[k];
    c = c * 2 + i;
    c -= 1;
    n = n % 100u << 2;
    b[k] = int4(c.x + c.y, c.z - c.w, n.x, n.y);
  } }
}

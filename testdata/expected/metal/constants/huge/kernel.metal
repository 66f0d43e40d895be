#include <metal_stdlib>
using namespace metal;
#ifndef HUGE_VALF
#define HUGE_VALF ((float)(1e+300 * 1e+300))
#endif
#line 1 "kernels/constants/huge.okl"
// `HUGE_VALF` without an include.

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_huge_0(constant const int &N [[buffer(0)]], device const float *x [[buffer(1)]], device float *y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 8 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) {
    float low = HUGE_VALF;
    for (int k = 0; k < 3; ++k) low = fmin(low, x[3 * i + k]);
    y[i] = low;
  } }
}

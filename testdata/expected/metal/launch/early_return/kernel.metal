#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/launch/early_return.okl"
// Host code that leaves early, loops with break and continue, and a switch, around launches.

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_early_0(constant const int &N [[buffer(0)]], constant const int &mode [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device int *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 6 "kernels/launch/early_return.okl"
  { int _occa_tiled_n = 8 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) { y[n] = x[n]; } }
}

#line 3 "kernels/launch/early_return.okl"
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_early_1(constant const int &N [[buffer(0)]], constant const int &mode [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device int *__restrict y [[buffer(3)]], constant int &shift [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 14 "kernels/launch/early_return.okl"
  { int _occa_tiled_n = 8 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) { y[n] += shift; } }
}

#line 3 "kernels/launch/early_return.okl"
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_early_2(constant const int &N [[buffer(0)]], constant const int &mode [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device int *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 19 "kernels/launch/early_return.okl"
  { int _occa_tiled_n = 8 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) { y[n] *= 2; } }
}

#line 3 "kernels/launch/early_return.okl"
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_early_3(constant const int &N [[buffer(0)]], constant const int &mode [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device int *__restrict y [[buffer(3)]], constant int &shift [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 27 "kernels/launch/early_return.okl"
  { int _occa_tiled_n = 8 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) { y[n] += shift; } }
}

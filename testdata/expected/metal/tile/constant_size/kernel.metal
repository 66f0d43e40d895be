#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/tile/constant_size.okl"
// Tiles whose size is a constant that nothing else names.

constant constexpr int p_one = 2;
constant const int p_many = 8;

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_constantSize_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 8 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) {
    b[i] = 2 * a[i];
  } }
}

#line 6 "kernels/tile/constant_size.okl"
[[max_total_threads_per_threadgroup(3)]] kernel void _occa_constantSize_1(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 10 "kernels/tile/constant_size.okl"
  { int _occa_tiled_i = (int)_occa_group_position.y; int i = _occa_tiled_i + (int)_occa_group_position.x; if (i < N) {
    { int j = (int)_occa_thread_position.x;
      if (j == 1) b[i] += j;
    }
  } }
}

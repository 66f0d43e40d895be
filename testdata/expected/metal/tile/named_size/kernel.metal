#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/tile/named_size.okl"
// The size of a tile is a constant that nothing else in the kernel names.

constant constexpr int wide = 6;
enum { narrow = 4 };
constant static const int few = 3;

[[max_total_threads_per_threadgroup(4)]] kernel void _occa_before_0(constant const int &N [[buffer(0)]], constant const int &step [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device int *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_n = (int)((wide - 2) * (step)) * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)(step) * (int)_occa_thread_position.x; if (n < N) { y[n] = x[n] + 1; } }
}

[[max_total_threads_per_threadgroup(2)]] kernel void _occa_twice_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_b = (int)(narrow) * (int)_occa_group_position.y; int b = _occa_tiled_b + (int)_occa_group_position.x; if (b < N) {
    { int t = (int)_occa_thread_position.x;
      if (t == b % 2) y[b] = x[b] + 2;
    }
  } }
}

[[max_total_threads_per_threadgroup(3)]] kernel void _occa_inHeader_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { short _occa_tiled_n = (short)(3) * (short)_occa_group_position.x; short n = _occa_tiled_n + (short)_occa_thread_position.x; if ((unsigned long long)_occa_group_position.x * 3 + _occa_thread_position.x < (0 < (int)(N) ? (unsigned long long)(int)(N) : 0)) { y[n] = x[n] + 3; } }
}

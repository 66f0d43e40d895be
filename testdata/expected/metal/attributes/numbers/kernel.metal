#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/attributes/numbers.okl"
// Numbers of attributes that are expressions: of macros, of constants, of enumerators.

#define AXIS 1
#define SIZE (4 * 2)
#define GUARD (AXIS == 1)

constant constexpr int fastest = 0;
constexpr int width() { return 8; }
enum Sizes { lanes = 8, slow = 2 };

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_ofMacros_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int g = 8 * (int)_occa_group_position.x;
    { int j = (int)_occa_thread_position.y;
      { if (_occa_thread_position.x < (0 < ((long long)(4 * 2)) ? (unsigned long long)((long long)(4 * 2)) : 0)) { int i = (int)(g) + (int)_occa_thread_position.x;
        if (i < N && i % 2 == j) b[i] = a[i] + 1; } } }
  }
}

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_ofConstants_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int z = (int)_occa_group_position.z;
    { int g = 16 * (int)_occa_group_position.x;
      { int k = (int)_occa_thread_position.x;
        const int i = g + z * lanes + k;
        if (i < N) b[i] = a[i] + 1;
      } } }
}

[[max_total_threads_per_threadgroup(4)]] kernel void _occa_tiles_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 4 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) { b[i] = a[i]; } }
}

#line 28 "kernels/attributes/numbers.okl"
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_tiles_1(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 30 "kernels/attributes/numbers.okl"
  { int _occa_tiled_i = 16 * (int)_occa_group_position.x; int i = _occa_tiled_i + 2 * (int)_occa_thread_position.x; if (i < N) {
    for (int k = i; k < i + 2; ++k) {
      if (k < N) b[k] += 1;
    }
  } }
}

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_swapped_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 8 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) { b[(0) + (1) * (i)] = a[(0) + (1) * (i)] + 1; } }
}

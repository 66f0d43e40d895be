#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/bits/wide_index.okl"
// Loops over indices that do not fit into 32 bits, backwards, unsigned, and of mixed width. The kernels
// see a window of a huge array.

[[max_total_threads_per_threadgroup(32)]] kernel void _occa_window_0(constant const long &first [[buffer(0)]], constant const long &last [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device long *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { long _occa_tiled_i = (long)(first) + (long)(32) * (long)_occa_group_position.x; long i = _occa_tiled_i + (long)_occa_thread_position.x; if (i < last) {
    y[i - first] = 3 * i + x[i - first];
  } }
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_backwards_0(constant const long &first [[buffer(0)]], constant const int &count [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device long *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { long _occa_tiled_i = (long)(first + count - 1) - (long)(16) * (long)_occa_group_position.x; long i = _occa_tiled_i - (long)_occa_thread_position.x; if (i >= first) { y[i - first] = x[i - first] - i; } }
}

// The bound of an int variable is 64 bits wide; the step is not one.
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_mixedWidth_0(constant const long &N [[buffer(0)]], constant const size_t &stride [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device unsigned long *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int b = (int)_occa_group_position.x;
    { size_t t = (size_t)_occa_thread_position.x;
      const size_t i = 8 * (size_t)b + t;
      if (i < (size_t)N) y[i] = (stride * i << 20) + (unsigned long)(unsigned int)x[i];
    }
  }
}

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_negativeStart_0(constant const short &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { short _occa_tiled_i = (short)(-N) + (short)(16) * (short)_occa_group_position.x; short i = _occa_tiled_i + (short)(2) * (short)_occa_thread_position.x; if ((unsigned long long)_occa_group_position.x * 8 + _occa_thread_position.x < ((int)(-N) <= (int)(N) ? ((unsigned long long)(int)(N) - (unsigned long long)(int)(-N)) / (unsigned long long)(2) + 1 : 0)) { y[i + N] = x[i + N] * i; } }
}

#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/loops/near_the_end.okl"
// Loops that end close to the largest value of their type, where a step of a whole tile would wrap.

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_tileToTheEnd_0(constant const unsigned int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { unsigned int _occa_tiled_i = (unsigned int)(4294967295u - N) + (unsigned int)(8) * (unsigned int)_occa_group_position.x; unsigned int i = _occa_tiled_i + (unsigned int)_occa_thread_position.x; if ((unsigned long long)_occa_group_position.x * 8 + _occa_thread_position.x < ((unsigned int)(4294967295u - N) < (unsigned int)(4294967295u) ? ((unsigned long long)(unsigned int)(4294967295u) - (unsigned long long)(unsigned int)(4294967295u - N) - 1) + 1 : 0)) {
    const unsigned int at = i - (4294967295u - N);
    y[at] = x[at] + 1;
  } }
}

[[max_total_threads_per_threadgroup(1)]] kernel void _occa_loopToTheEnd_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int i = (int)(2147483647 - N) + (int)_occa_group_position.x;
    { int t = (int)_occa_thread_position.x;
      const int at = i - (2147483647 - N);
      y[at] = x[at] - 1;
    }
  }
}

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_tileToZero_0(constant const unsigned int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { unsigned int _occa_tiled_i = (unsigned int)(N) - (unsigned int)(8) * (unsigned int)_occa_group_position.x; unsigned int i = _occa_tiled_i - (unsigned int)_occa_thread_position.x; if ((unsigned long long)_occa_group_position.x * 8 + _occa_thread_position.x < (0 < (unsigned int)(N) ? (unsigned long long)(unsigned int)(N) : 0)) { y[i - 1] = 2 * x[i - 1]; } }
}

// Starts where it ends for N = 0, and no `int` is larger.
[[max_total_threads_per_threadgroup(1)]] kernel void _occa_downFromTheEnd_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int i = (int)(2147483647) - (int)_occa_group_position.x;
    { int t = (int)_occa_thread_position.x; y[2147483647 - i] = 3 * x[2147483647 - i]; }
  }
}

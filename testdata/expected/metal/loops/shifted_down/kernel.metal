#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/loops/shifted_down.okl"
// Inner loops that run down from where the outer one stands. All have sixteen rounds.

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_shiftedDown_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int b = (int)(N - 1) - 16 * (int)_occa_group_position.x;
    { int i = (int)(b) - (int)_occa_thread_position.x; if (i >= 0) y[i] = x[i] + 1; }
  }
}

#line 3 "kernels/loops/shifted_down.okl"
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_shiftedDown_1(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 7 "kernels/loops/shifted_down.okl"
  { int b = (int)(N - 1) - 16 * (int)_occa_group_position.x;
    { int i = (int)(b) - (int)_occa_thread_position.x; if (i >= 0) y[i] += 1; }
  }
}

#line 3 "kernels/loops/shifted_down.okl"
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_shiftedDown_2(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 10 "kernels/loops/shifted_down.okl"
  { int b = (int)(N) - 16 * (int)_occa_group_position.x;
    { int i = (int)(b - 1) - (int)_occa_thread_position.x; if (i >= 0) y[i] += 1; }
  }
}

#line 3 "kernels/loops/shifted_down.okl"
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_shiftedDown_3(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 13 "kernels/loops/shifted_down.okl"
  { int b = (int)(N - 1) - 16 * (int)_occa_group_position.x;
    { int i = (int)(b) - (int)_occa_thread_position.x; if (i >= 0) y[i] += 1; }
  }
}

#line 3 "kernels/loops/shifted_down.okl"
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_shiftedDown_4(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 16 "kernels/loops/shifted_down.okl"
  { int b = 16 * (int)_occa_group_position.x;
    { int i = (int)(b + 15) - (int)_occa_thread_position.x; if (i < N) y[i] += 1; }
  }
}

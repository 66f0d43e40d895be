#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/loops/shifted.okl"
// Inner loops that start where the outer one stands, in every direction and with every comparison. All
// have sixteen rounds.

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_shiftedUp_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int b = 16 * (int)_occa_group_position.x;
    { int i = (int)(b) + (int)_occa_thread_position.x; if (i < N) y[i] = x[i] + 1; }
  }
}

#line 4 "kernels/loops/shifted.okl"
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_shiftedUp_1(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 8 "kernels/loops/shifted.okl"
  { int b = 16 * (int)_occa_group_position.x;
    { int i = (int)(b) + (int)_occa_thread_position.x; if (i < N) y[i] += 1; }
  }
}

#line 4 "kernels/loops/shifted.okl"
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_shiftedUp_2(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 11 "kernels/loops/shifted.okl"
  { int b = 16 * (int)_occa_group_position.x;
    { int i = (int)(b) + (int)_occa_thread_position.x; if (i < N) y[i] += 1; }
  }
}

#line 4 "kernels/loops/shifted.okl"
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_shiftedUp_3(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 14 "kernels/loops/shifted.okl"
  { int b = 16 * (int)_occa_group_position.x;
    { int i = (int)(b + 1) + (int)_occa_thread_position.x; if (i <= N) y[i - 1] += 1; }
  }
}

#line 4 "kernels/loops/shifted.okl"
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_shiftedUp_4(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 17 "kernels/loops/shifted.okl"
  { int b = 16 * (int)_occa_group_position.x;
    { int i = (int)(2 * b) + 2 * (int)_occa_thread_position.x; if (i / 2 < N) y[i / 2] += 1; }
  }
}

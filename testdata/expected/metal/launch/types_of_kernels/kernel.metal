#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/launch/types_of_kernels.okl"
// Two kernels name their own types alike: which kernel a type belongs to decides how its value gets to a device.

[[max_total_threads_per_threadgroup(4)]] kernel void _occa_left_0(constant const int &N [[buffer(0)]], device int *__restrict y [[buffer(1)]], constant int &count [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 5 "kernels/launch/types_of_kernels.okl"
  struct Pair {
    int a, b;
  };
#line 9 "kernels/launch/types_of_kernels.okl"
  Pair pair = {N, 2};
  { int g = (int)_occa_group_position.x;
    { int i = (int)_occa_thread_position.x; y[4 * g + i] = count * pair.b - pair.a; }
  }
}

[[max_total_threads_per_threadgroup(4)]] kernel void _occa_right_0(constant const int &N [[buffer(0)]], device int *__restrict y [[buffer(1)]], constant int &count [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 17 "kernels/launch/types_of_kernels.okl"
  struct Pair {
    int a, b;
  };
#line 21 "kernels/launch/types_of_kernels.okl"
  Pair pair = {3, N};
  { int g = (int)_occa_group_position.x;
    { int i = (int)_occa_thread_position.x; y[4 * g + i] = count * pair.a + pair.b; }
  }
}

#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/launch/changed_arguments.okl"
// Arguments that device code changes: each work item has its own copy. And loops whose variables start without `=`.

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_changedArguments_0(constant int &_occa_arg_0 [[buffer(0)]], constant int &_occa_arg_1 [[buffer(1)]], constant float &_occa_arg_2 [[buffer(2)]], device const int *__restrict _occa_arg_3 [[buffer(3)]], device int *__restrict y [[buffer(4)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  int N = _occa_arg_0;
  int groups = _occa_arg_1;
  float scale = _occa_arg_2;
  auto x = _occa_arg_3;
#line 6 "kernels/launch/changed_arguments.okl"
  { int g = (int)group_position.x;
    { int t = (int)thread_position.x;
      N -= t;
      if (N > 0) y[16 * g + t] += N;
    }
  }
}

#line 3 "kernels/launch/changed_arguments.okl"
[[max_total_threads_per_threadgroup(4)]] kernel void _occa_changedArguments_1(constant int &_occa_arg_0 [[buffer(0)]], constant int &_occa_arg_1 [[buffer(1)]], constant float &_occa_arg_2 [[buffer(2)]], device const int *__restrict _occa_arg_3 [[buffer(3)]], device int *__restrict y [[buffer(4)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  int N = _occa_arg_0;
  int groups = _occa_arg_1;
  float scale = _occa_arg_2;
  auto x = _occa_arg_3;
#line 13 "kernels/launch/changed_arguments.okl"
  { int i_tile = 4 * (int)group_position.x; int i = i_tile + (int)thread_position.x; if (i < N) { y[i] += x[--N]; } }
}

#line 3 "kernels/launch/changed_arguments.okl"
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_changedArguments_2(constant int &_occa_arg_0 [[buffer(0)]], constant int &_occa_arg_1 [[buffer(1)]], constant float &_occa_arg_2 [[buffer(2)]], device const int *__restrict _occa_arg_3 [[buffer(3)]], device int *__restrict y [[buffer(4)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  int N = _occa_arg_0;
  int groups = _occa_arg_1;
  float scale = _occa_arg_2;
  auto x = _occa_arg_3;
  { int g = (int)group_position.x;
#line 15 "kernels/launch/changed_arguments.okl"
    { int t = (int)thread_position.x;
      scale *= t;
      y[16 * g + t] += (int)scale;
      x += t;
      y[16 * g + t] += *x;
    } }
}

// A pragma of one's own takes the place of okl's.
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_ownPragma_0(constant const int &N [[buffer(0)]], device int *__restrict y [[buffer(1)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
#line 26 "kernels/launch/changed_arguments.okl"
  { int g = (int)group_position.x;
    { int t = (int)thread_position.x; y[8 * g + t] = g - t; }
  }
}

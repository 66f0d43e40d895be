#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/launch/host_kinds.okl"
// What host code can declare and device code use: arrays, constants of constants, references, types of
// the kernel's own, pointers of which the offset changes later, names that hide others.

struct Range {
  int first, last;
};


#line 13 "kernels/launch/host_kinds.okl"
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_kinds_0(constant const int &N [[buffer(0)]], constant const float &scale [[buffer(1)]], device const float *__restrict x [[buffer(2)]], device float *__restrict y [[buffer(3)]], constant Range &_occa_value_4 [[buffer(4)]], constant Range &same [[buffer(5)]], constant int &weight [[buffer(6)]], constant bool &large [[buffer(7)]], constant float &twice [[buffer(8)]], constant int &offset [[buffer(9)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  const int _occa_half = 4;
  const int size = 2 * _occa_half;
  int weights[3] = {1, N, 3};
  const float factors[2] = {0.5f, 2.0f};
  const Range range = _occa_value_4;
#line 22 "kernels/launch/host_kinds.okl"
  typedef float real;
#line 24 "kernels/launch/host_kinds.okl"
  struct Pair {
    int a, b;
  };
  struct Pair pair = {N, _occa_half};
  enum { SHIFT = _occa_half - 1 };
  enum Kind { LOW, HIGH };
  enum Kind kind = N > 3 ? HIGH : LOW;
#line 32 "kernels/launch/host_kinds.okl"
  device const float * from = x + offset;
  { int g = (int)_occa_group_position.x;
    { int i = (int)_occa_thread_position.x;
      real value = weights[1] * factors[i % 2] + same.last - range.first + weight;
      if (large) value += twice;
      value += pair.a - pair.b + SHIFT;
      if (kind == HIGH) value *= 2;
      y[g * size + i] = value + from[i] + _occa_half;
    }
  }
}

[[max_total_threads_per_threadgroup(2)]] kernel void _occa_hidden_0(constant int &N [[buffer(0)]], device int *__restrict y [[buffer(1)]], constant int &twice [[buffer(2)]], constant int &k [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 47 "kernels/launch/host_kinds.okl"
  { int g = (int)_occa_group_position.x;
    { int i = (int)_occa_thread_position.x; y[g * 2 + i] = twice + k; }
  }
}

#line 44 "kernels/launch/host_kinds.okl"
[[max_total_threads_per_threadgroup(2)]] kernel void _occa_hidden_1(constant int &N [[buffer(0)]], device int *__restrict y [[buffer(1)]], constant int &twice [[buffer(2)]], constant int &_occa_value_3 [[buffer(3)]], constant int &k [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int N = _occa_value_3;
#line 53 "kernels/launch/host_kinds.okl"
  { int g = (int)_occa_group_position.x;
      { int i = (int)_occa_thread_position.x; y[100 + g * 2 + i] = N + k + twice; }
    }
}}

#line 44 "kernels/launch/host_kinds.okl"
[[max_total_threads_per_threadgroup(2)]] kernel void _occa_hidden_2(constant int &N [[buffer(0)]], device int *__restrict y [[buffer(1)]], constant int &k [[buffer(2)]], constant int &round [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 58 "kernels/launch/host_kinds.okl"
  int both[2] = {round, k + round};
  { const int k = 3;
  { int g = (int)_occa_group_position.x;
      { int i = (int)_occa_thread_position.x; y[200 + (round * N + g) * 2 + i] = both[i] + k + N; }
    }
}}

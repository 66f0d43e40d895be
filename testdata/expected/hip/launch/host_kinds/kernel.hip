#include <hip/hip_runtime.h>
#line 1 "kernels/launch/host_kinds.okl"
// What host code can declare and device code use: arrays, constants of constants, references, types of
// the kernel's own, pointers of which the offset changes later, names that hide others.

struct Range {
  int first, last;
};


#line 13 "kernels/launch/host_kinds.okl"
extern "C" __global__ __launch_bounds__(8) void _occa_kinds_0(const int N, const float scale, const float *__restrict__ x, float *__restrict__ y, const Range range, const Range same, const int weight, const bool large, float twice, int offset) {
  const int half = 4;
  const int size = 2 * half;
  int weights[3] = {1, N, 3};
  const float factors[2] = {0.5f, 2.0f};
#line 22 "kernels/launch/host_kinds.okl"
  typedef float real;
#line 24 "kernels/launch/host_kinds.okl"
  struct Pair {
    int a, b;
  };
  struct Pair pair = {N, half};
  enum { SHIFT = half - 1 };
  enum Kind { LOW, HIGH };
  enum Kind kind = N > 3 ? HIGH : LOW;
#line 32 "kernels/launch/host_kinds.okl"
  const float * from = x + offset;
  { int g = (int)blockIdx.x;
    { int i = (int)threadIdx.x;
      real value = weights[1] * factors[i % 2] + same.last - range.first + weight;
      if (large) value += twice;
      value += pair.a - pair.b + SHIFT;
      if (kind == HIGH) value *= 2;
      y[g * size + i] = value + from[i] + half;
    }
  }
}

extern "C" __global__ __launch_bounds__(2) void _occa_hidden_0(int N, int *__restrict__ y, const int twice, int k) {
#line 47 "kernels/launch/host_kinds.okl"
  { int g = (int)blockIdx.x;
    { int i = (int)threadIdx.x; y[g * 2 + i] = twice + k; }
  }
}

#line 44 "kernels/launch/host_kinds.okl"
extern "C" __global__ __launch_bounds__(2) void _occa_hidden_1(int N, int *__restrict__ y, const int twice, int _occa_value_3, int k) {
  { int N = _occa_value_3;
#line 53 "kernels/launch/host_kinds.okl"
  { int g = (int)blockIdx.x;
      { int i = (int)threadIdx.x; y[100 + g * 2 + i] = N + k + twice; }
    }
}}

#line 44 "kernels/launch/host_kinds.okl"
extern "C" __global__ __launch_bounds__(2) void _occa_hidden_2(int N, int *__restrict__ y, int k, int round) {
#line 58 "kernels/launch/host_kinds.okl"
  int both[2] = {round, k + round};
  { const int k = 3;
  { int g = (int)blockIdx.x;
      { int i = (int)threadIdx.x; y[200 + (round * N + g) * 2 + i] = both[i] + k + N; }
    }
}}

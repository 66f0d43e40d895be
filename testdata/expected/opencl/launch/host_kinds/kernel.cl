#line 1 "kernels/launch/host_kinds.okl"
// What host code can declare and device code use: arrays, constants of constants, references, types of
// the kernel's own, pointers of which the offset changes later, names that hide others.

typedef struct Range {
  int first, last;
} Range;


#line 13 "kernels/launch/host_kinds.okl"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_kinds_0(const int N, const float scale, __global const float *restrict x, __global float *restrict y, const Range range, const Range same, const int weight, uchar _occa_value_7, float twice, int offset) {
  enum { _occa_half = 4 };
  enum { size = 8 };
  int weights[3] = {1, N, 3};
  const float factors[2] = {0.5f, 2.0f};
  const bool large = _occa_value_7;
#line 22 "kernels/launch/host_kinds.okl"
  typedef float real;
#line 24 "kernels/launch/host_kinds.okl"
  typedef struct Pair {
    int a, b;
  } Pair;
  struct Pair pair = {N, _occa_half};
  enum { SHIFT = _occa_half - 1 };
  typedef enum Kind { LOW, HIGH } Kind;
  enum Kind kind = N > 3 ? HIGH : LOW;
#line 32 "kernels/launch/host_kinds.okl"
  __global const float * from = x + offset;
  { int g = (int)get_group_id(0);
    { int i = (int)get_local_id(0);
      real value = weights[1] * factors[i % 2] + same.last - range.first + weight;
      if (large) value += twice;
      value += pair.a - pair.b + SHIFT;
      if (kind == HIGH) value *= 2;
      y[g * size + i] = value + from[i] + _occa_half;
    }
  }
}

__kernel __attribute__((reqd_work_group_size(2, 1, 1))) void _occa_hidden_0(int N, __global int *restrict y, const int twice, int k) {
#line 47 "kernels/launch/host_kinds.okl"
  { int g = (int)get_group_id(0);
    { int i = (int)get_local_id(0); y[g * 2 + i] = twice + k; }
  }
}

#line 44 "kernels/launch/host_kinds.okl"
__kernel __attribute__((reqd_work_group_size(2, 1, 1))) void _occa_hidden_1(int N, __global int *restrict y, const int twice, int _occa_value_3, int k) {
  { int N = _occa_value_3;
#line 53 "kernels/launch/host_kinds.okl"
  { int g = (int)get_group_id(0);
      { int i = (int)get_local_id(0); y[100 + g * 2 + i] = N + k + twice; }
    }
}}

#line 44 "kernels/launch/host_kinds.okl"
__kernel __attribute__((reqd_work_group_size(2, 1, 1))) void _occa_hidden_2(int N, __global int *restrict y, int k, int round) {
#line 58 "kernels/launch/host_kinds.okl"
  int both[2] = {round, k + round};
  { enum { k = 3 };
  { int g = (int)get_group_id(0);
      { int i = (int)get_local_id(0); y[200 + (round * N + g) * 2 + i] = both[i] + k + N; }
    }
}}

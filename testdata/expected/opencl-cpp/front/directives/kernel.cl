#line 1 "kernels/front/directives.okl"
// Directives written as attributes: on lines, in macros, in arguments of macros.

#line 1 "@directive"
#define FOUR 4
#line 4 "kernels/front/directives.okl"
#define UNROLL _Pragma("unroll")
#define UNROLL_ALSO _Pragma("unroll")
#define SUM_OF(k, n) UNROLL for (int k = 0; k < n; ++k)

#define GIVEN(...) __VA_ARGS__

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_sums_0(const int N, __global const int *x, __global int *y) {
  { int g = (int)get_group_id(0);
    { int i = (int)get_local_id(0);
      int sum = 0;
#line 1 "@directive"
      #pragma unroll
#line 15 "kernels/front/directives.okl"
      for (int k = 0; k < FOUR; ++k) sum += x[k];
      UNROLL
      for (int k = 0; k < FOUR; ++k) sum += 2 * x[k];
      UNROLL_ALSO
      for (int k = 0; k < FOUR; ++k) sum += 3 * x[k];
#line 1 "@directive"
      #pragma unroll 2
#line 20 "kernels/front/directives.okl"
 for (int k = 0; k < FOUR; ++k) sum += 4 * x[k];
      SUM_OF(k, FOUR) sum += 5 * x[k];
      GIVEN(_Pragma("unroll") for (int k = 0; k < FOUR; ++k) sum += 6 * x[k];)
      y[8 * g + i] = sum + i;
    }
  }
}

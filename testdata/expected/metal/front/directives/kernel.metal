#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/front/directives.okl"
// Directives written as attributes: on lines, in macros, in arguments of macros.

#line 1 "@directive"
#define FOUR 4
#line 4 "kernels/front/directives.okl"
#define UNROLL _Pragma("unroll")
#define UNROLL_ALSO _Pragma("unroll")
#define SUM_OF(k, n) UNROLL for (int k = 0; k < n; ++k)

#define GIVEN(...) __VA_ARGS__

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_sums_0(constant const int &N [[buffer(0)]], device const int *x [[buffer(1)]], device int *y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int g = (int)_occa_group_position.x;
    { int i = (int)_occa_thread_position.x;
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

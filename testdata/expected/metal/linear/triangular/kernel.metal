#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/linear/triangular.okl"
// Solves L x = b: one group per right-hand side, column by column, items own rows in turn.

#define p_items 16

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_solveLower_0(constant const int &n [[buffer(0)]], constant const int &count [[buffer(1)]], device const float *__restrict L [[buffer(2)]], device float *__restrict x [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_pivot[1];
#line 6 "kernels/linear/triangular.okl"
  { int rhs = (int)_occa_group_position.x;
    
    for (int column = 0; column < n; ++column) {
      { int t = (int)_occa_thread_position.x;
        if (t == column % p_items) {
          x[rhs * n + column] /= L[column * n + column];
          s_pivot[0] = x[rhs * n + column];
        }
      }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 15 "kernels/linear/triangular.okl"
      { int t = (int)_occa_thread_position.x;
        for (int row = t; row < n; row += p_items) {
          if (row > column) x[rhs * n + row] -= L[row * n + column] * s_pivot[0];
        }
      }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 20 "kernels/linear/triangular.okl"
}
  }
}

// Backwards through the transposed matrix, all of it by one item per right-hand side.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_solveUpper_0(constant const int &n [[buffer(0)]], constant const int &count [[buffer(1)]], device const float *__restrict L [[buffer(2)]], device float *__restrict x [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_rhs = 16 * (int)_occa_group_position.x; int rhs = _occa_tiled_rhs + (int)_occa_thread_position.x; if (rhs < count) {
    device float *own = x + rhs * n;
    for (int row = n - 1; row >= 0; --row) {
      float sum = own[row];
      for (int column = row + 1; column < n; ++column) sum -= L[column * n + row] * own[column];
      own[row] = sum / L[row * n + row];
    }
  } }
}

#line 1 "kernels/linear/triangular.okl"
// Solves L x = b: one group per right-hand side, column by column, items own rows in turn.

#define p_items 16

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_solveLower_0(const int n, const int count, __global const float *restrict L, __global float *restrict x) {
  __local float s_pivot[1];
#line 6 "kernels/linear/triangular.okl"
  { int rhs = (int)get_group_id(0);
    
    for (int column = 0; column < n; ++column) {
      { int t = (int)get_local_id(0);
        if (t == column % p_items) {
          x[rhs * n + column] /= L[column * n + column];
          s_pivot[0] = x[rhs * n + column];
        }
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 15 "kernels/linear/triangular.okl"
      { int t = (int)get_local_id(0);
        for (int row = t; row < n; row += p_items) {
          if (row > column) x[rhs * n + row] -= L[row * n + column] * s_pivot[0];
        }
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 20 "kernels/linear/triangular.okl"
}
  }
}

// Backwards through the transposed matrix, all of it by one item per right-hand side.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_solveUpper_0(const int n, const int count, __global const float *restrict L, __global float *restrict x) {
  { int rhs_tile = 16 * (int)get_group_id(0); int rhs = rhs_tile + (int)get_local_id(0); if (rhs < count) {
    __global float *own = x + rhs * n;
    for (int row = n - 1; row >= 0; --row) {
      float sum = own[row];
      for (int column = row + 1; column < n; ++column) sum -= L[column * n + row] * own[column];
      own[row] = sum / L[row * n + row];
    }
  } }
}

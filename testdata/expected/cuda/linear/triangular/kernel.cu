#line 1 "kernels/linear/triangular.okl"
// Solves L x = b: one group per right-hand side, column by column, items own rows in turn.

#define p_items 16

extern "C" __global__ __launch_bounds__(16) void _occa_solveLower_0(const int n, const int count, const float *__restrict__ L, float *__restrict__ x) {
  { int rhs = (int)blockIdx.x;
    __shared__ float s_pivot[1];
    for (int column = 0; column < n; ++column) {
      { int t = (int)threadIdx.x;
        if (t == column % p_items) {
          x[rhs * n + column] /= L[column * n + column];
          s_pivot[0] = x[rhs * n + column];
        }
      }
      __syncthreads();
#line 15 "kernels/linear/triangular.okl"
      { int t = (int)threadIdx.x;
        for (int row = t; row < n; row += p_items) {
          if (row > column) x[rhs * n + row] -= L[row * n + column] * s_pivot[0];
        }
      }
      __syncthreads();
#line 20 "kernels/linear/triangular.okl"
}
  }
}

// Backwards through the transposed matrix, all of it by one item per right-hand side.
extern "C" __global__ __launch_bounds__(16) void _occa_solveUpper_0(const int n, const int count, const float *__restrict__ L, float *__restrict__ x) {
  { int rhs_tile = 16 * (int)blockIdx.x; int rhs = rhs_tile + (int)threadIdx.x; if (rhs < count) {
    float *own = x + rhs * n;
    for (int row = n - 1; row >= 0; --row) {
      float sum = own[row];
      for (int column = row + 1; column < n; ++column) sum -= L[column * n + row] * own[column];
      own[row] = sum / L[row * n + row];
    }
  } }
}

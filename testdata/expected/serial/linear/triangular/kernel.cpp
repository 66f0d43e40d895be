#line 1 "kernels/linear/triangular.okl"
// Solves L x = b: one group per right-hand side, column by column, items own rows in turn.

#define p_items 16

extern "C" void solveLower(const int &n, const int &count, const float *__restrict__ L, float *__restrict__ x) {
  for (int rhs = 0; rhs < count; ++rhs) {
    alignas(64) float s_pivot[1];
    for (int column = 0; column < n; ++column) {
      for (int t = 0; t < p_items; ++t) {
        if (t == column % p_items) {
          x[rhs * n + column] /= L[column * n + column];
          s_pivot[0] = x[rhs * n + column];
        }
      }
      for (int t = 0; t < p_items; ++t) {
        for (int row = t; row < n; row += p_items) {
          if (row > column) x[rhs * n + row] -= L[row * n + column] * s_pivot[0];
        }
      }
    }
  }
}

// Backwards through the transposed matrix, all of it by one item per right-hand side.
extern "C" void solveUpper(const int &n, const int &count, const float *__restrict__ L, float *__restrict__ x) {
  for (long long rhs_tile = 0; rhs_tile < count; rhs_tile += 16) for (int rhs = (int)rhs_tile, rhs_end = (int)(rhs_tile + 16 < count ? rhs_tile + 16 : count); rhs < rhs_end; ++rhs) {
    float *own = x + rhs * n;
    for (int row = n - 1; row >= 0; --row) {
      float sum = own[row];
      for (int column = row + 1; column < n; ++column) sum -= L[column * n + row] * own[column];
      own[row] = sum / L[row * n + row];
    }
  }
}

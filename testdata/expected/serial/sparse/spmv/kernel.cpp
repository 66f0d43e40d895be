static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/sparse/spmv.okl"
// y = A x with A in rows (CSR: one item per row, and one group of items per row) and in columns of
// equal length (ELL).

#define p_rowsPerGroup 8
#define p_lanes 8

extern "C" void spmvRows(const int &rows, const long *__restrict__ starts, const int *__restrict__ columns,
                      const float *__restrict__ values, const float *__restrict__ x, float *__restrict__ y) {
  for (long long row_tile = 0; row_tile < rows; row_tile += 32) for (int row = (int)row_tile, row_end = (int)(row_tile + 32 < rows ? row_tile + 32 : rows); row < row_end; ++row) {
    float sum = 0;
    for (long k = starts[row]; k < starts[row + 1]; ++k) sum += values[k] * x[columns[k]];
    y[row] = sum;
  }
}

extern "C" void spmvLanes(const int &rows, const long *__restrict__ starts, const int *__restrict__ columns,
                       const float *__restrict__ values, const float *__restrict__ x, float *__restrict__ y) {
  for (int row0 = 0; row0 < rows; row0 += p_rowsPerGroup) {
    alignas(64) float s_sum[p_rowsPerGroup][p_lanes];
    for (int r = 0; r < p_rowsPerGroup; ++r) {
      for (int lane = 0; lane < p_lanes; ++lane) {
        const int row = row0 + r;
        s_sum[r][lane] = 0;
        if (row >= rows) continue;
        for (long k = starts[row] + lane; k < starts[row + 1]; k += p_lanes) {
          s_sum[r][lane] += values[k] * x[columns[k]];
        }
      }
    }

#line 36 "kernels/sparse/spmv.okl"
    for (int r = 0; r < 8; ++r) { for (int lane = 0; lane < 4; ++lane) { s_sum[r][lane] += s_sum[r][lane + 4]; } }
    for (int r = 0; r < 8; ++r) { for (int lane = 0; lane < 2; ++lane) { s_sum[r][lane] += s_sum[r][lane + 2]; } }
    for (int r = 0, r_end = (int)_occa_within((long long)rows - row0, -2147483648ll, 8); r < r_end; ++r) {
      for (int lane = 0; lane < 1; ++lane) {
        y[row0 + r] = s_sum[r][0] + s_sum[r][1];
      }
    }
  }
}

// Absent entries have column -1.
extern "C" void spmvEll(const int &rows, const int &width, const int *columns,
                     const float *values, const float *__restrict__ x, float *__restrict__ y) {
  for (long long row_tile = 0; row_tile < rows; row_tile += 32) for (int row = (int)row_tile, row_end = (int)(row_tile + 32 < rows ? row_tile + 32 : rows); row < row_end; ++row) {
    float sum = 0;
    for (int k = 0; k < width; ++k) {
      const int column = columns[row + rows * k];
      if (column < 0) break;
      sum += values[row + rows * k] * x[column];
    }
    y[row] = sum;
  }
}

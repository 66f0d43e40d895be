#line 1 "kernels/transpose/padded.okl"
// Transposes through a shared tile with one column of padding; few items move many entries each.

#define p_tile 16
#define p_rows 4

extern "C" void transposeTile(const unsigned int &rows, const unsigned int &cols,
                           const float *__restrict__ a, float *__restrict__ b) {
  for (unsigned int r0 = 0; r0 < rows; r0 += p_tile) {
    for (unsigned int c0 = 0; c0 < cols; c0 += p_tile) {
      alignas(64) float s_tile[p_tile][p_tile + 1];
      for (unsigned int y = 0; y < p_rows; ++y) {
        for (unsigned int x = 0; x < p_tile; ++x) {
#pragma unroll
          for (unsigned int j = y; j < p_tile; j += p_rows) {
            if (r0 + j < rows && c0 + x < cols) s_tile[j][x] = a[(r0 + j) * cols + c0 + x];
          }
        }
      }
      for (unsigned int y = 0; y < p_rows; ++y) {
        for (unsigned int x = 0; x < p_tile; ++x) {
#pragma unroll
          for (unsigned int j = y; j < p_tile; j += p_rows) {
            if (c0 + j < cols && r0 + x < rows) b[(c0 + j) * rows + r0 + x] = s_tile[x][j];
          }
        }
      }
    }
  }
}

// Two arrays of one type in one declaration, and the exchange of a pair of tiles in place.
extern "C" void transposeInPlace(const int &n, double *a) {
  for (int p = 0; p < (n + 7) / 8; ++p) {
    for (int q = 0; q < (n + 7) / 8; ++q) {
      alignas(64) double s_low[8][9], s_high[8][9];
      for (int j = 0; j < 8; ++j) {
        for (int i = 0; i < 8; ++i) {
          const int row = 8 * p + j, col = 8 * q + i, row2 = 8 * q + j, col2 = 8 * p + i;
          if (p <= q && row < n && col < n) s_low[j][i] = a[row * n + col];
          if (p <= q && row2 < n && col2 < n) s_high[j][i] = a[row2 * n + col2];
        }
      }
      for (int j = 0; j < 8; ++j) {
        for (int i = 0; i < 8; ++i) {
          const int row = 8 * p + j, col = 8 * q + i, row2 = 8 * q + j, col2 = 8 * p + i;
          if (p <= q && row < n && col < n) a[row * n + col] = s_high[i][j];
          if (p < q && row2 < n && col2 < n) a[row2 * n + col2] = s_low[i][j];
        }
      }
    }
  }
}

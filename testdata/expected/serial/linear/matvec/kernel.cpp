template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/linear/matvec.okl"
// Matrix times vector with the vector in shared memory, its transpose, and outer products.

#define p_rows 16
#define p_chunk 24

extern "C" void matvec(const int &rows, const int &cols, const float *__restrict__ A, const float *__restrict__ x,
                    float *__restrict__ y) {
  for (int row0 = 0; row0 < rows; row0 += p_rows) {
    alignas(64) float s_x[p_chunk];
    alignas(64) float r_y[16];
    alignas(64) const float *r_row[16];
    for (int r = row0; r < row0 + p_rows; ++r) { const unsigned long long _occa_exclusive_index = ((unsigned long long)r - (unsigned long long)(row0));
      r_y[_occa_exclusive_index] = 0.0f;
      r_row[_occa_exclusive_index] = A + (r < rows ? r : 0) * cols;
    }
    for (int col0 = 0; col0 < cols; col0 += p_chunk) {
      const int count = min(p_chunk, cols - col0);
      for (int r = row0; r < row0 + p_rows; ++r) {
        for (int c = r - row0; c < count; c += p_rows) s_x[c] = x[col0 + c];
      }
      for (int r = row0; r < row0 + p_rows; ++r) { const unsigned long long _occa_exclusive_index = ((unsigned long long)r - (unsigned long long)(row0));
        for (int c = 0; c < count; ++c) r_y[_occa_exclusive_index] += r_row[_occa_exclusive_index][col0 + c] * s_x[c];
      }
    }
    for (int r = row0, _occa_end_r = (int)_occa_within((long long)rows, -2147483648ll, row0 + 16); r < _occa_end_r; ++r) { const unsigned long long _occa_exclusive_index = ((unsigned long long)r - (unsigned long long)(row0));
      y[r] = r_y[_occa_exclusive_index];
    }
  }
}

// Downwards through `@dim`: A(row, col) with the column index fastest.
extern "C" void matvecTransposed(const int &rows, const int &cols, const float *A,
                              const float *__restrict__ x, float *__restrict__ y) {
  for (unsigned long long _occa_tile_c = 0; _occa_tile_c < (0 <= (cols - 1) ? ((unsigned long long)(cols - 1)) + 1 : 0); _occa_tile_c += 16) { int _occa_tiled_c = (int)(cols - 1) - (int)_occa_tile_c; for (int _occa_round_c = 0, _occa_end_c = (int)_occa_within((0 <= (cols - 1) ? ((unsigned long long)(cols - 1)) + 1 : 0) - _occa_tile_c, 0, 16); _occa_round_c < _occa_end_c; ++_occa_round_c) { int c = _occa_tiled_c - (int)_occa_round_c; {
    float sum = 0.0f;
    for (int r = 0; r < rows; ++r) sum += A[(c) + (cols) * (r)] * x[r];
    y[c] = sum;
  } } }
}

extern "C" void outerProduct(const int &rows, const int &cols, const float &alpha, const float *__restrict__ x,
                          const float *__restrict__ y, float *A) {
  for (int r = 0; r < rows; r += 4) {
    for (int c = 0; c < cols; c += 8) {
      for (int i = r, _occa_end_i = (int)_occa_within((long long)rows, -2147483648ll, r + 4); i < _occa_end_i; i++) {
        for (int j = c, _occa_end_j = (int)_occa_within((long long)cols, -2147483648ll, c + 8); j < _occa_end_j; j++) {
          A[(j) + (cols) * (i)] += alpha * x[i] * y[j];
        }
      }
    }
  }
}

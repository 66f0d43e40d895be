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
    for (int r = row0; r < row0 + p_rows; ++r) { const unsigned long long item = (unsigned long long)r - row0;
      r_y[item] = 0.0f;
      r_row[item] = A + (r < rows ? r : 0) * cols;
    }
    for (int col0 = 0; col0 < cols; col0 += p_chunk) {
      const int count = min(p_chunk, cols - col0);
      for (int r = row0; r < row0 + p_rows; ++r) {
        for (int c = r - row0; c < count; c += p_rows) s_x[c] = x[col0 + c];
      }
      for (int r = row0; r < row0 + p_rows; ++r) { const unsigned long long item = (unsigned long long)r - row0;
        for (int c = 0; c < count; ++c) r_y[item] += r_row[item][col0 + c] * s_x[c];
      }
    }
    for (int r = row0, r_end = (int)_occa_within((long long)rows, -2147483648ll, row0 + 16); r < r_end; ++r) { const unsigned long long item = (unsigned long long)r - row0;
      y[r] = r_y[item];
    }
  }
}

// Downwards through `@dim`: A(row, col) with the column index fastest.
extern "C" void matvecTransposed(const int &rows, const int &cols, const float *A,
                              const float *__restrict__ x, float *__restrict__ y) {
  for (unsigned long long c_from = 0; c_from < (0 <= cols - 1 ? (unsigned long long)(cols - 1) + 1 : 0); c_from += 16) { int c_tile = cols - 1 - (int)c_from; for (int c_nth = 0, c_end = (int)_occa_within((0 <= cols - 1 ? (unsigned long long)(cols - 1) + 1 : 0) - c_from, 0, 16); c_nth < c_end; ++c_nth) { int c = c_tile - c_nth; {
    float sum = 0.0f;
    for (int r = 0; r < rows; ++r) sum += A[c + cols * r] * x[r];
    y[c] = sum;
  } } }
}

extern "C" void outerProduct(const int &rows, const int &cols, const float &alpha, const float *__restrict__ x,
                          const float *__restrict__ y, float *A) {
  for (int r = 0; r < rows; r += 4) {
    for (int c = 0; c < cols; c += 8) {
      for (int i = r, i_end = (int)_occa_within((long long)rows, -2147483648ll, r + 4); i < i_end; i++) {
        for (int j = c, j_end = (int)_occa_within((long long)cols, -2147483648ll, c + 8); j < j_end; j++) {
          A[j + cols * i] += alpha * x[i] * y[j];
        }
      }
    }
  }
}

template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
#line 1 "kernels/linear/matvec.okl"
// Matrix times vector with the vector in shared memory, its transpose, and outer products.

#define p_rows 16
#define p_chunk 24

extern "C" void matvec(const int &rows, const int &cols, const float *__restrict__ A, const float *__restrict__ x,
                    float *__restrict__ y) {
  #pragma omp parallel for
#line 8 "kernels/linear/matvec.okl"
  for (int row0 = 0; row0 < rows; row0 += p_rows) {
    float s_x[p_chunk];
    float r_y[16];
    const float *r_row[16];
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
    for (int r = row0; r < row0 + p_rows; ++r) { const unsigned long long _occa_exclusive_index = ((unsigned long long)r - (unsigned long long)(row0));
      if (r < rows) y[r] = r_y[_occa_exclusive_index];
    }
  }
}

// Downwards through `@dim`: A(row, col) with the column index fastest.
extern "C" void matvecTransposed(const int &rows, const int &cols, const float *A,
                              const float *__restrict__ x, float *__restrict__ y) {
  #pragma omp parallel for
#line 34 "kernels/linear/matvec.okl"
  for (int _occa_tiled_c = cols - 1; _occa_tiled_c >= 0; _occa_tiled_c -= 16) { for (int c = _occa_tiled_c; c > _occa_tiled_c - (16); c -= 1) { if (c >= 0) {
    float sum = 0.0f;
    for (int r = 0; r < rows; ++r) sum += A[(c) + (cols) * (r)] * x[r];
    y[c] = sum;
  } } }
}

extern "C" void outerProduct(const int &rows, const int &cols, const float &alpha, const float *__restrict__ x,
                          const float *__restrict__ y, float *A) {
  #pragma omp parallel for collapse(2)
#line 43 "kernels/linear/matvec.okl"
  for (int r = 0; r < rows; r += 4) {
    for (int c = 0; c < cols; c += 8) {
      for (int i = r; i < r + 4; i++) {
        for (int j = c; j < c + 8; j++) {
          if (i < rows && j < cols) A[(j) + (cols) * (i)] += alpha * x[i] * y[j];
        }
      }
    }
  }
}

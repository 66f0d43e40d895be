// Written by hand: what a compiler could make of matmul/tiled.okl for one CPU core.
enum { T = 16 };

extern "C" void matmul(const int &rows, const int &cols, const int &depth, const float *__restrict__ A,
                       const float *__restrict__ B, float *__restrict__ C) {
  for (int row0 = 0; row0 < rows; row0 += T) {
    for (int col0 = 0; col0 < cols; col0 += T) {
      float s_A[T][T], s_B[T][T], r_C[T][T];
      for (int i = 0; i < T; ++i)
        for (int j = 0; j < T; ++j) r_C[i][j] = 0.0f;
      for (int k0 = 0; k0 < depth; k0 += T) {
        for (int i = 0; i < T; ++i)
          for (int j = 0; j < T; ++j) {
            const int row = row0 + i, col = col0 + j;
            s_A[i][j] = (row < rows && k0 + j < depth) ? A[row * depth + k0 + j] : 0.0f;
            s_B[i][j] = (k0 + i < depth && col < cols) ? B[(k0 + i) * cols + col] : 0.0f;
          }
        for (int i = 0; i < T; ++i)
          for (int j = 0; j < T; ++j)
            for (int k = 0; k < T; ++k) r_C[i][j] += s_A[i][k] * s_B[k][j];
      }
      for (int i = 0; i < T; ++i)
        for (int j = 0; j < T; ++j)
          if (row0 + i < rows && col0 + j < cols) C[(row0 + i) * cols + col0 + j] = r_C[i][j];
    }
  }
}

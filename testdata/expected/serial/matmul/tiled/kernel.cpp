static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/matmul/tiled.okl"
// C = A * B for row-major matrices of any size.
//
// A group computes one tile of C. It walks along the shared dimension, brings one tile of A and one
// tile of B into shared memory, and lets every item accumulate its own entry of C.


#define p_tile 16


extern "C" void matmul(const int &rows,
                    const int &cols,
                    const int &depth,
                    const float *__restrict__ A,
                    const float *__restrict__ B,
                    float *__restrict__ C) {
  for (int row0 = 0; row0 < rows; row0 += p_tile) {
    for (int col0 = 0; col0 < cols; col0 += p_tile) {
      alignas(64) float s_A[p_tile][p_tile];
      alignas(64) float s_B[p_tile][p_tile];
      alignas(64) float r_C[256];

      for (int i = 0; i < p_tile; ++i) {
        for (int j = 0; j < p_tile; ++j) { const unsigned long long _occa_exclusive_index = (unsigned long long)j + 16 * ((unsigned long long)i);
          r_C[_occa_exclusive_index] = 0.0f;
        }
      }

      for (int k0 = 0; k0 < depth; k0 += p_tile) {
        for (int i = 0; i < p_tile; ++i) {
          for (int j = 0; j < p_tile; ++j) {
            const int row = row0 + i;
            const int col = col0 + j;
            // Past the edge a tile holds zeros, which add nothing.
            s_A[i][j] = (row < rows && k0 + j < depth) ? A[row * depth + k0 + j] : 0.0f;
            s_B[i][j] = (k0 + i < depth && col < cols) ? B[(k0 + i) * cols + col] : 0.0f;
          }
        }

        ;

        for (int i = 0; i < p_tile; ++i) {
          for (int j = 0; j < p_tile; ++j) { const unsigned long long _occa_exclusive_index = (unsigned long long)j + 16 * ((unsigned long long)i);
            for (int k = 0; k < p_tile; ++k) {
              r_C[_occa_exclusive_index] += s_A[i][k] * s_B[k][j];
            }
          }
        }

        // The next round overwrites the tiles: wait until all items have read them.
        ;
      }

      for (int i = 0, _occa_end_i = (int)_occa_within((long long)rows - (long long)row0, -2147483648ll, 16); i < _occa_end_i; ++i) {
        for (int j = 0, _occa_end_j = (int)_occa_within((long long)cols - (long long)col0, -2147483648ll, 16); j < _occa_end_j; ++j) { const unsigned long long _occa_exclusive_index = (unsigned long long)j + 16 * ((unsigned long long)i);
          const int row = row0 + i;
          const int col = col0 + j;
          {
            C[row * cols + col] = r_C[_occa_exclusive_index];
          }
        }
      }
    }
  }
}

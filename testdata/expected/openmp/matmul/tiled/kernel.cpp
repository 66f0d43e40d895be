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
  #pragma omp parallel for collapse(2)
#line 16 "kernels/matmul/tiled.okl"
  for (int row0 = 0; row0 < rows; row0 += p_tile) {
    for (int col0 = 0; col0 < cols; col0 += p_tile) {
      alignas(64) float s_A[p_tile][p_tile];
      alignas(64) float s_B[p_tile][p_tile];
      alignas(64) float r_C[256];

      for (int i = 0; i < p_tile; ++i) {
        for (int j = 0; j < p_tile; ++j) { const int item = j + 16 * i;
          r_C[item] = 0.0f;
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
          for (int j = 0; j < p_tile; ++j) { const int item = j + 16 * i;
            for (int k = 0; k < p_tile; ++k) {
              r_C[item] += s_A[i][k] * s_B[k][j];
            }
          }
        }

        // The next round overwrites the tiles: wait until all items have read them.
        ;
      }

      for (int i = 0, i_end = (int)_occa_within((long long)rows - row0, -2147483648ll, 16); i < i_end; ++i) {
        for (int j = 0, j_end = (int)_occa_within((long long)cols - col0, -2147483648ll, 16); j < j_end; ++j) { const int item = j + 16 * i;
          const int row = row0 + i;
          const int col = col0 + j;
          {
            C[row * cols + col] = r_C[item];
          }
        }
      }
    }
  }
}

#include <hip/hip_runtime.h>
#line 1 "kernels/matmul/tiled.okl"
// C = A * B for row-major matrices of any size.
//
// A group computes one tile of C. It walks along the shared dimension, brings one tile of A and one
// tile of B into shared memory, and lets every item accumulate its own entry of C.


#define p_tile 16


extern "C" __global__ __launch_bounds__(256) void _occa_matmul_0(const int rows,
                    const int cols,
                    const int depth,
                    const float *__restrict__ A,
                    const float *__restrict__ B,
                    float *__restrict__ C) {
  { int row0 = 16 * (int)blockIdx.y;
    { int col0 = 16 * (int)blockIdx.x;
      __shared__ float s_A[p_tile][p_tile];
      __shared__ float s_B[p_tile][p_tile];
      float r_C;

      { int i = (int)threadIdx.y;
        { int j = (int)threadIdx.x;
          r_C = 0.0f;
        }
      }

      for (int k0 = 0; k0 < depth; k0 += p_tile) {
        { int i = (int)threadIdx.y;
          { int j = (int)threadIdx.x;
            const int row = row0 + i;
            const int col = col0 + j;
            // Past the edge a tile holds zeros, which add nothing.
            s_A[i][j] = (row < rows && k0 + j < depth) ? A[row * depth + k0 + j] : 0.0f;
            s_B[i][j] = (k0 + i < depth && col < cols) ? B[(k0 + i) * cols + col] : 0.0f;
          }
        }

        __syncthreads();

        { int i = (int)threadIdx.y;
          { int j = (int)threadIdx.x;
            for (int k = 0; k < p_tile; ++k) {
              r_C += s_A[i][k] * s_B[k][j];
            }
          }
        }

        // The next round overwrites the tiles: wait until all items have read them.
        __syncthreads();
      }

      { int i = (int)threadIdx.y;
        { int j = (int)threadIdx.x;
          const int row = row0 + i;
          const int col = col0 + j;
          if (row < rows && col < cols) {
            C[row * cols + col] = r_C;
          }
        }
      }
    }
  }
}

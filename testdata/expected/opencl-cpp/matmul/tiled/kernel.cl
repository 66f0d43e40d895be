#line 1 "kernels/matmul/tiled.okl"
// C = A * B for row-major matrices of any size.
//
// A group computes one tile of C. It walks along the shared dimension, brings one tile of A and one
// tile of B into shared memory, and lets every item accumulate its own entry of C.


#define p_tile 16


__kernel __attribute__((reqd_work_group_size(16, 16, 1))) void _occa_matmul_0(const int rows,
                    const int cols,
                    const int depth,
                    __global const float *__restrict A,
                    __global const float *__restrict B,
                    __global float *__restrict C) {
  __local float s_A[16][16];
  __local float s_B[16][16];
#line 16 "kernels/matmul/tiled.okl"
  { int row0 = 16 * (int)get_group_id(1);
    { int col0 = 16 * (int)get_group_id(0);
      
      
      float r_C;

      { int i = (int)get_local_id(1);
        { int j = (int)get_local_id(0);
          r_C = 0.0f;
        }
      }

      for (int k0 = 0; k0 < depth; k0 += p_tile) {
        { int i = (int)get_local_id(1);
          { int j = (int)get_local_id(0);
            const int row = row0 + i;
            const int col = col0 + j;
            // Past the edge a tile holds zeros, which add nothing.
            s_A[i][j] = (row < rows && k0 + j < depth) ? A[row * depth + k0 + j] : 0.0f;
            s_B[i][j] = (k0 + i < depth && col < cols) ? B[(k0 + i) * cols + col] : 0.0f;
          }
        }

        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);

        { int i = (int)get_local_id(1);
          { int j = (int)get_local_id(0);
            for (int k = 0; k < p_tile; ++k) {
              r_C += s_A[i][k] * s_B[k][j];
            }
          }
        }

        // The next round overwrites the tiles: wait until all items have read them.
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      }

      { int i = (int)get_local_id(1);
        { int j = (int)get_local_id(0);
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

#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/matmul/tiled.okl"
// C = A * B for row-major matrices of any size.
//
// A group computes one tile of C. It walks along the shared dimension, brings one tile of A and one
// tile of B into shared memory, and lets every item accumulate its own entry of C.


#define p_tile 16


[[max_total_threads_per_threadgroup(256)]] kernel void _occa_matmul_0(constant const int &rows [[buffer(0)]],
                    constant const int &cols [[buffer(1)]],
                    constant const int &depth [[buffer(2)]],
                    device const float *__restrict A [[buffer(3)]],
                    device const float *__restrict B [[buffer(4)]],
                    device float *__restrict C [[buffer(5)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s_A[16][16];
  threadgroup float s_B[16][16];
#line 16 "kernels/matmul/tiled.okl"
  { int row0 = 16 * (int)group_position.y;
    { int col0 = 16 * (int)group_position.x;
      
      
      float r_C;

      { int i = (int)thread_position.y;
        { int j = (int)thread_position.x;
          r_C = 0.0f;
        }
      }

      for (int k0 = 0; k0 < depth; k0 += p_tile) {
        { int i = (int)thread_position.y;
          { int j = (int)thread_position.x;
            const int row = row0 + i;
            const int col = col0 + j;
            // Past the edge a tile holds zeros, which add nothing.
            s_A[i][j] = (row < rows && k0 + j < depth) ? A[row * depth + k0 + j] : 0.0f;
            s_B[i][j] = (k0 + i < depth && col < cols) ? B[(k0 + i) * cols + col] : 0.0f;
          }
        }

        threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);

        { int i = (int)thread_position.y;
          { int j = (int)thread_position.x;
            for (int k = 0; k < p_tile; ++k) {
              r_C += s_A[i][k] * s_B[k][j];
            }
          }
        }

        // The next round overwrites the tiles: wait until all items have read them.
        threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
      }

      { int i = (int)thread_position.y;
        { int j = (int)thread_position.x;
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

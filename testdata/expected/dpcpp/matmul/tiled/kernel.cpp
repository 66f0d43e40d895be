#include <sycl/sycl.hpp>
#line 1 "kernels/matmul/tiled.okl"
// C = A * B for row-major matrices of any size.
//
// A group computes one tile of C. It walks along the shared dimension, brings one tile of A and one
// tile of B into shared memory, and lets every item accumulate its own entry of C.


#define p_tile 16


extern "C" void _occa_matmul_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &rows,
                    const int &cols,
                    const int &depth,
                    const float *__restrict__ A,
                    const float *__restrict__ B,
                    float *__restrict__ C) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 16, 16)]] {
#line 16 "kernels/matmul/tiled.okl"
  { int row0 = 16 * (int)item_.get_group(1);
    { int col0 = 16 * (int)item_.get_group(2);
      auto &s_A = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[16][16]>(item_.get_group());
      auto &s_B = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[16][16]>(item_.get_group());
      float r_C;

      { int i = (int)item_.get_local_id(1);
        { int j = (int)item_.get_local_id(2);
          r_C = 0.0f;
        }
      }

      for (int k0 = 0; k0 < depth; k0 += p_tile) {
        { int i = (int)item_.get_local_id(1);
          { int j = (int)item_.get_local_id(2);
            const int row = row0 + i;
            const int col = col0 + j;
            // Past the edge a tile holds zeros, which add nothing.
            s_A[i][j] = (row < rows && k0 + j < depth) ? A[row * depth + k0 + j] : 0.0f;
            s_B[i][j] = (k0 + i < depth && col < cols) ? B[(k0 + i) * cols + col] : 0.0f;
          }
        }

        sycl::group_barrier(item_.get_group());

        { int i = (int)item_.get_local_id(1);
          { int j = (int)item_.get_local_id(2);
            for (int k = 0; k < p_tile; ++k) {
              r_C += s_A[i][k] * s_B[k][j];
            }
          }
        }

        // The next round overwrites the tiles: wait until all items have read them.
        sycl::group_barrier(item_.get_group());
      }

      { int i = (int)item_.get_local_id(1);
        { int j = (int)item_.get_local_id(2);
          const int row = row0 + i;
          const int col = col0 + j;
          if (row < rows && col < cols) {
            C[row * cols + col] = r_C;
          }
        }
      }
    }
  }
    });
  });
}

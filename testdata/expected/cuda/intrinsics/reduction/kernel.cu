#include <cuda_pipeline.h>
#line 1 "kernels/intrinsics/reduction.okl"
// okl: --intrinsics async-copy
// The sum of each block: its entries are copied to group memory first.


#define block 256

extern "C" __global__ __launch_bounds__(256) void _occa_reductionWithSharedMemory_0(const int entries, const float *vec, float *blockSum) {
  { int group = (int)blockIdx.x;
    __shared__ float s_vec[block];
    { int item = (int)threadIdx.x;
      if ((group * block + item) < entries) {
        __pipeline_memcpy_async(&s_vec[item], &vec[group * block + item], sizeof(float));
        __pipeline_commit();
        __pipeline_wait_prior(0);
      } else {
        s_vec[item] = 0;
      }
    }
    for (int alive = block / 2; alive > 0; alive /= 2) {
      __syncthreads();
#line 20 "kernels/intrinsics/reduction.okl"
      { int item = (int)threadIdx.x;
        if (item < alive) s_vec[item] += s_vec[item + alive];
      }
    }
    __syncthreads();
#line 24 "kernels/intrinsics/reduction.okl"
    { int item = (int)threadIdx.x;
      if (item == 0) blockSum[group] = s_vec[0];
    }
  }
}

struct Four {
  int x[4];
};

// Copies of 16 and 8 bytes; of the last ones a part is filled with zeros.
extern "C" __global__ __launch_bounds__(8) void _occa_wider_0(const int N, const float4 *a, const long *b, const Four *c, float4 *a2, long *b2, int *c2) {
  { int g = (int)blockIdx.x;
    __shared__ float4 sa[8];
    __shared__ long sb[8];
    __shared__ Four sc[8];
    { int i = (int)threadIdx.x;
      __pipeline_memcpy_async(sa + i, a + 8 * g + i, 16);
      __pipeline_commit();
      __pipeline_memcpy_async(&sb[i], &b[8 * g + i], 8);
      __pipeline_memcpy_async(&sc[i], &c[8 * g + i], 16, 4 * (i % 4));
      __pipeline_commit();
      __pipeline_wait_prior(0);
    }
    __syncthreads();
#line 48 "kernels/intrinsics/reduction.okl"
    { int i = (int)threadIdx.x;
      a2[8 * g + i] = sa[7 - i];
      b2[8 * g + i] = sb[7 - i];
      for (int k = 0; k < 4; ++k) c2[4 * (8 * g + i) + k] = sc[7 - i].x[k];
    }
  }
}

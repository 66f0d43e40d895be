#line 1 "kernels/sort/bitonic.okl"
// Bitonic sorting networks: all steps of a block in shared memory, and one step over global memory.


#define p_block 64


#define SWAP_IF(condition, a, b) \
  if (condition) {               \
    const int swapped_ = a;      \
    a = b;                       \
    b = swapped_;                \
  }

// Every block comes out ascending, or up and down in turn; keys carry values along.
extern "C" __global__ __launch_bounds__(64) void _occa_sortBlocks_0(const int blocks, const int alternate, int *__restrict__ keys, int *__restrict__ values) {
  { int b = (int)blockIdx.x;
    __shared__ int s_keys[p_block], s_values[p_block];
    { int t = (int)threadIdx.x;
      s_keys[t] = keys[b * p_block + t];
      s_values[t] = values[b * p_block + t];
    }
    for (int size = 2; size <= p_block; size *= 2) {
      for (int stride = size / 2; stride > 0; stride /= 2) {
        __syncthreads();
#line 24 "kernels/sort/bitonic.okl"
        { if (threadIdx.x < 32) { int t = (int)threadIdx.x;
          const int low = 2 * t - (t & (stride - 1)), high = low + stride;
          int down = (low & size) != 0;
          if (size == p_block) down = alternate && (b & 1);
          if ((s_keys[low] > s_keys[high]) != down && s_keys[low] != s_keys[high]) {
            SWAP_IF(1, s_keys[low], s_keys[high])
            SWAP_IF(1, s_values[low], s_values[high])
          }
        } }
      }
    }
    __syncthreads();
#line 35 "kernels/sort/bitonic.okl"
    { int t = (int)threadIdx.x;
      keys[b * p_block + t] = s_keys[t];
      values[b * p_block + t] = s_values[t];
    }
  }
}

// N is a power of two.
extern "C" __global__ __launch_bounds__(32) void _occa_sortStep_0(const unsigned int N, const unsigned int size, const unsigned int stride, int *__restrict__ keys) {
  { unsigned int t_tile = 32 * (unsigned int)blockIdx.x; unsigned int t = t_tile + (unsigned int)threadIdx.x; if (t < N / 2) {
    const unsigned int low = 2 * t - (t & (stride - 1u)), high = low + stride;
    const int down = (low & size) != 0u;
    SWAP_IF(down ? keys[low] < keys[high] : keys[low] > keys[high], keys[low], keys[high])
  } }
}

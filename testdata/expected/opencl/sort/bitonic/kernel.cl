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
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void _occa_sortBlocks_0(const int blocks, const int alternate, __global int *restrict keys, __global int *restrict values) {
  __local int s_keys[64];
  __local int s_values[64];
#line 16 "kernels/sort/bitonic.okl"
  { int b = (int)get_group_id(0);
     
    { int t = (int)get_local_id(0);
      s_keys[t] = keys[b * p_block + t];
      s_values[t] = values[b * p_block + t];
    }
    for (int size = 2; size <= p_block; size *= 2) {
      for (int stride = size / 2; stride > 0; stride /= 2) {
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 24 "kernels/sort/bitonic.okl"
        { if (get_local_id(0) < 32) { int t = (int)get_local_id(0);
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
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 35 "kernels/sort/bitonic.okl"
    { int t = (int)get_local_id(0);
      keys[b * p_block + t] = s_keys[t];
      values[b * p_block + t] = s_values[t];
    }
  }
}

// N is a power of two.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_sortStep_0(const unsigned int N, const unsigned int size, const unsigned int stride, __global int *restrict keys) {
  { unsigned int t_tile = 32 * (unsigned int)get_group_id(0); unsigned int t = t_tile + (unsigned int)get_local_id(0); if (t < N / 2) {
    const unsigned int low = 2 * t - (t & (stride - 1u)), high = low + stride;
    const int down = (low & size) != 0u;
    SWAP_IF(down ? keys[low] < keys[high] : keys[low] > keys[high], keys[low], keys[high])
  } }
}

#line 1 "kernels/pointers/swapped.okl"
// Pointers to shared and global memory that the group exchanges after every round.

#define p_block 16

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_smoothShared_0(const int N, const int rounds, __global const float *restrict x, __global float *restrict y) {
  __local float s_a[16];
  __local float s_b[16];
#line 6 "kernels/pointers/swapped.okl"
  { int b = 16 * (int)get_group_id(0);
     
    __local float *from = s_a, *to = s_b;
    { int t = (int)get_local_id(0); s_a[t] = b + t < N ? x[b + t] : 0.0f; }
    for (int round = 0; round < rounds; ++round) {
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 11 "kernels/pointers/swapped.okl"
      { int t = (int)get_local_id(0);
        to[t] = 0.5f * from[t] + 0.25f * (from[(t + 1) % p_block] + from[(t + p_block - 1) % p_block]);
      }
      __local float *kept = from;
      from = to;
      to = kept;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 18 "kernels/pointers/swapped.okl"
    { int t = (int)get_local_id(0);
      if (b + t < N) y[b + t] = from[t];
    }
  }
}

// Rows of global memory by pointer, moved along a loop; ends of rows by comparison.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_rowSums_0(const int rows, const int cols, __global const float *restrict x, __global float *restrict sums) {
  { int row_tile = 16 * (int)get_group_id(0); int row = row_tile + (int)get_local_id(0); if (row < rows) {
    __global const float *entry = x + row * cols, *const end = entry + cols;
    float sum = 0.0f;
    while (entry != end) sum += *entry++;
    sums[row] = sum;
  } }
}

// Shared memory as one piece, cut by hand.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_pieces_0(const int N, __global const float *restrict x, __global float *restrict y) {
  __local float s_all[48];
#line 36 "kernels/pointers/swapped.okl"
  { int b = 16 * (int)get_group_id(0);
    
    __local float *const low = s_all;
    __local float *const middle = s_all + p_block;
    __local float *const high = &s_all[2 * p_block];
    { int t = (int)get_local_id(0);
      const float value = b + t < N ? x[b + t] : 0.0f;
      low[t] = value;
      middle[p_block - 1 - t] = 2 * value;
      high[t ^ 1] = 3 * value;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 47 "kernels/pointers/swapped.okl"
    { int t = (int)get_local_id(0);
      if (b + t < N) y[b + t] = low[p_block - 1 - t] + middle[t] + high[t];
    }
  }
}

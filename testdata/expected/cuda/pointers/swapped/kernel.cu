#line 1 "kernels/pointers/swapped.okl"
// Pointers to shared and global memory that the group exchanges after every round.

#define p_block 16

extern "C" __global__ __launch_bounds__(16) void _occa_smoothShared_0(const int N, const int rounds, const float *__restrict__ x, float *__restrict__ y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ float s_a[p_block], s_b[p_block];
    float *from = s_a, *to = s_b;
    { int t = (int)threadIdx.x; s_a[t] = b + t < N ? x[b + t] : 0.0f; }
    for (int round = 0; round < rounds; ++round) {
      __syncthreads();
#line 11 "kernels/pointers/swapped.okl"
      { int t = (int)threadIdx.x;
        to[t] = 0.5f * from[t] + 0.25f * (from[(t + 1) % p_block] + from[(t + p_block - 1) % p_block]);
      }
      float *kept = from;
      from = to;
      to = kept;
    }
    __syncthreads();
#line 18 "kernels/pointers/swapped.okl"
    { int t = (int)threadIdx.x;
      if (b + t < N) y[b + t] = from[t];
    }
  }
}

// Rows of global memory by pointer, moved along a loop; ends of rows by comparison.
extern "C" __global__ __launch_bounds__(16) void _occa_rowSums_0(const int rows, const int cols, const float *__restrict__ x, float *__restrict__ sums) {
  { int row_tile = 16 * (int)blockIdx.x; int row = row_tile + (int)threadIdx.x; if (row < rows) {
    const float *entry = x + row * cols, *const end = entry + cols;
    float sum = 0.0f;
    while (entry != end) sum += *entry++;
    sums[row] = sum;
  } }
}

// Shared memory as one piece, cut by hand.
extern "C" __global__ __launch_bounds__(16) void _occa_pieces_0(const int N, const float *__restrict__ x, float *__restrict__ y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ float s_all[3 * p_block];
    float *const low = s_all;
    float *const middle = s_all + p_block;
    float *const high = &s_all[2 * p_block];
    { int t = (int)threadIdx.x;
      const float value = b + t < N ? x[b + t] : 0.0f;
      low[t] = value;
      middle[p_block - 1 - t] = 2 * value;
      high[t ^ 1] = 3 * value;
    }
    __syncthreads();
#line 47 "kernels/pointers/swapped.okl"
    { int t = (int)threadIdx.x;
      if (b + t < N) y[b + t] = low[p_block - 1 - t] + middle[t] + high[t];
    }
  }
}

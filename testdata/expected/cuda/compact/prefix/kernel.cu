#line 1 "kernels/compact/prefix.okl"
// Keeps the entries that pass a test, in order: flags, prefix sums per block, a scan of the totals, moves.

#define p_block 32
#define KEEP(x) ((x) % 3 == 0 && (x) != 0)

extern "C" __global__ __launch_bounds__(32) void _occa_flagBlocks_0(const int N, const int *__restrict__ x, int *__restrict__ places, int *__restrict__ totals) {
  { int b = 32 * (int)blockIdx.x;
    __shared__ int s_sums[p_block];
    int r_flag, r_left;
    { int t = (int)threadIdx.x;
      r_flag = b + t < N ? KEEP(x[b + t]) : 0;
      s_sums[t] = r_flag;
    }
    for (int reach = 1; reach < p_block; reach <<= 1) {
      __syncthreads();
#line 15 "kernels/compact/prefix.okl"
      { int t = (int)threadIdx.x; r_left = t >= reach ? s_sums[t - reach] : 0; }
      __syncthreads();
#line 16 "kernels/compact/prefix.okl"
      { int t = (int)threadIdx.x; s_sums[t] += r_left; }
    }
    { int t = (int)threadIdx.x;
      if (b + t < N) places[b + t] = r_flag ? s_sums[t] - 1 : -1;
      if (t == p_block - 1) totals[b / p_block] = s_sums[t];
    }
  }
}

extern "C" __global__ __launch_bounds__(1) void _occa_scanTotals_0(const int blocks, int *__restrict__ totals) {
  { int g = (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      int sum = 0;
      for (int b = 0; b < blocks; ++b) {
        const int total = totals[b];
        totals[b] = sum;
        sum += total;
      }
      totals[blocks] = sum;
    }
  }
}

extern "C" __global__ __launch_bounds__(32) void _occa_move_0(const int N, const int *__restrict__ x, const int *__restrict__ places, const int *__restrict__ starts,
                  int *__restrict__ kept) {
  do { int n_tile = 32 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    if (places[n] < 0) continue;
    kept[starts[n / p_block] + places[n]] = x[n];
  } } while (0);
}

#line 1 "kernels/scan/inclusive.okl"
// Inclusive sums: in log steps inside a block, and over blocks in three kernels.

#define p_block 32

// Every item adds what lies `reach` to the left; two arrays take turns.
extern "C" __global__ __launch_bounds__(32) void _occa_scanSteps_0(const int N, const int *__restrict__ x, int *__restrict__ sums, int *__restrict__ totals) {
  { int b = (int)blockIdx.x;
    __shared__ int s_sum[2][p_block];

    { int t = (int)threadIdx.x;
      const int n = b * p_block + t;
      s_sum[0][t] = n < N ? x[n] : 0;
    }

    int from = 0;
    for (int reach = 1; reach < p_block; reach *= 2) {
      __syncthreads();
#line 17 "kernels/scan/inclusive.okl"
      { int t = (int)threadIdx.x;
        s_sum[1 - from][t] = s_sum[from][t] + (t >= reach ? s_sum[from][t - reach] : 0);
      }
      from = 1 - from;
    }

    { int t = (int)threadIdx.x;
      const int n = b * p_block + t;
      if (n < N) sums[n] = s_sum[from][t];
      if (t == p_block - 1) totals[b] = s_sum[from][t];
    }
  }
}

// Up a tree and down again, half as many items as entries.
extern "C" __global__ __launch_bounds__(16) void _occa_scanTree_0(const int N, const int *__restrict__ x, int *__restrict__ sums, int *__restrict__ totals) {
  { int b = (int)blockIdx.x;
    __shared__ int s_tree[p_block];
    int r_left, r_right;

    { int t = (int)threadIdx.x;
      const int n = b * p_block + 2 * t;
      s_tree[2 * t] = r_left = n < N ? x[n] : 0;
      s_tree[2 * t + 1] = r_right = n + 1 < N ? x[n + 1] : 0;
    }
    for (int width = 1; width < p_block; width *= 2) {
      __syncthreads();
#line 43 "kernels/scan/inclusive.okl"
      { int t = (int)threadIdx.x;
        if (t < p_block / (2 * width)) {
          const int right = 2 * width * (t + 1) - 1;
          s_tree[right] += s_tree[right - width];
        }
      }
    }
    __syncthreads();
#line 50 "kernels/scan/inclusive.okl"
    { int t = (int)threadIdx.x;
      if (t == 0) {
        totals[b] = s_tree[p_block - 1];
        s_tree[p_block - 1] = 0;
      }
    }
    for (int width = p_block / 2; width >= 1; width /= 2) {
      __syncthreads();
#line 57 "kernels/scan/inclusive.okl"
      { int t = (int)threadIdx.x;
        if (t < p_block / (2 * width)) {
          const int right = 2 * width * (t + 1) - 1;
          const int kept = s_tree[right - width];
          s_tree[right - width] = s_tree[right];
          s_tree[right] += kept;
        }
      }
    }
    __syncthreads();
#line 66 "kernels/scan/inclusive.okl"
    { int t = (int)threadIdx.x;
      const int n = b * p_block + 2 * t;
      if (n < N) sums[n] = s_tree[2 * t] + r_left;
      if (n + 1 < N) sums[n + 1] = s_tree[2 * t + 1] + r_right;
    }
  }
}

// Adds the totals of all blocks before.
extern "C" __global__ __launch_bounds__(32) void _occa_scanAdd_0(const int N, const int *__restrict__ totals, int *__restrict__ sums) {
  { int b = 1 + (int)blockIdx.x;
    __shared__ int s_before;
    { if (threadIdx.x < 1) { int t = (int)threadIdx.x;
      int before = 0;
      for (int k = 0; k < b; ++k) before += totals[k];
      s_before = before;
    } }
    __syncthreads();
#line 83 "kernels/scan/inclusive.okl"
    { int t = (int)threadIdx.x;
      const int n = b * p_block + t;
      if (n < N) sums[n] += s_before;
    }
  }
}

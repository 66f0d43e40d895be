#line 1 "kernels/memory/launch_sizes.okl"
// Group memory whose size a launch knows, up to a limit.

#define p_most 32


extern "C" __global__ __launch_bounds__(32) void _occa_turned_0(const int N, const int n, const float *x, float *y) {
  { int b = n * (int)blockIdx.x;
    __shared__ float s[32];
    __shared__ int pairs[64][2], count[64];
    { if (threadIdx.x < (0 < n ? (unsigned long long)n : 0)) { int i = (int)threadIdx.x;
      s[i] = b + i < N ? x[b + i] : 0;
      pairs[i][0] = i;
      pairs[n + i][1] = n - 1 - i;
      count[i] = 1;
    } }
    __syncthreads();
#line 16 "kernels/memory/launch_sizes.okl"
    { if (threadIdx.x < (0 < n ? (unsigned long long)n : 0)) { int i = (int)threadIdx.x;
      const int from = pairs[n + i][1];
      if (b + i < N) y[b + i] = s[from] + pairs[from][0] + count[from];
    } }
  }
}

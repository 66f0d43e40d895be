#line 1 "kernels/control/effects_in_conditions.okl"
// Effects of a condition in front of a comparison with a loop's variable: they happen in all iterations.

__device__ static int bump(int *count) { return ++*count; }

extern "C" __global__ __launch_bounds__(16) void _occa_effects_in_conditions_0(const int N, int *counts, int *y) {
  { int g = (int)blockIdx.x;
    __shared__ int s[16];
    { int t = (int)threadIdx.x;
      if (bump(counts + 16 * g + t) && t < N) y[16 * g + t] = 1;
    }
    __syncthreads();
#line 11 "kernels/control/effects_in_conditions.okl"
    { int t = (int)threadIdx.x;
      s[t] = y[16 * g + t];
      __syncthreads();
      if (bump(counts + 16 * g + t) && t < N) y[16 * g + t] += s[15 - t];
    }
  }
}

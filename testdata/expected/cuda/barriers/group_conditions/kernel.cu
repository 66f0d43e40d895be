#line 1 "kernels/barriers/group_conditions.okl"
// Shared values that decide what the whole group does next: read by every item, then written again.

#define B 16

// Sorts by exchanges of neighbours until a round changes nothing.
extern "C" __global__ __launch_bounds__(16) void _occa_sortUntilDone_0(const int N, int *__restrict__ x) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ int s[B];
    __shared__ int s_changed[1];
    { int t = (int)threadIdx.x;
      s[t] = b + t < N ? x[b + t] : 1000;
      if (t == 0) s_changed[0] = 1;
    }
    __syncthreads();
#line 14 "kernels/barriers/group_conditions.okl"
    while (s_changed[0]) {
      __syncthreads();
#line 15 "kernels/barriers/group_conditions.okl"
      { int t = (int)threadIdx.x;
        if (t == B - 1) s_changed[0] = 0;
      }
      for (int odd = 0; odd < 2; ++odd) {
        __syncthreads();
#line 19 "kernels/barriers/group_conditions.okl"
        { int t = (int)threadIdx.x;
          if (t % 2 == odd && t + 1 < B && s[t] > s[t + 1]) {
            const int kept = s[t];
            s[t] = s[t + 1];
            s[t + 1] = kept;
            s_changed[0] = 1;
          }
        }
      }
      __syncthreads();
#line 28 "kernels/barriers/group_conditions.okl"
}
    { int t = (int)threadIdx.x;
      if (b + t < N) x[b + t] = s[t];
    }
  }
}

// A variable of the group that comes out of shared memory, and a condition on it.
extern "C" __global__ __launch_bounds__(16) void _occa_pickBlocks_0(const int N, const int limit, const int *__restrict__ x, int *__restrict__ y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ int s[B];
    __shared__ int s_sum;
    { int t = (int)threadIdx.x; s[t] = b + t < N ? x[b + t] : 0; }
    __syncthreads();
#line 41 "kernels/barriers/group_conditions.okl"
    { if (threadIdx.x < 1) { int t = (int)threadIdx.x;
      int sum = 0;
      for (int k = 0; k < B; ++k) sum += s[k];
      s_sum = sum;
    } }
    __syncthreads();
#line 46 "kernels/barriers/group_conditions.okl"
    const int sum = s_sum;
    if (sum > limit) {
      __syncthreads();
#line 48 "kernels/barriers/group_conditions.okl"
      { int t = (int)threadIdx.x; s_sum = 7; }
      __syncthreads();
#line 49 "kernels/barriers/group_conditions.okl"
      { int t = (int)threadIdx.x; if (b + t < N) y[b + t] = sum + s_sum; }
    } else {
      { int t = (int)threadIdx.x; if (b + t < N) y[b + t] = s[B - 1 - t]; }
    }
  }
}

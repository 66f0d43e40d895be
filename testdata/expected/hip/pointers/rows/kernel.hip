#include <hip/hip_runtime.h>
#line 1 "kernels/pointers/rows.okl"
// Arrays of pointers: where a work item writes is decided by what another one put there.

extern "C" __global__ __launch_bounds__(16) void _occa_rows_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ int *at[16];
    __shared__ int s[16];
    { int t = (int)threadIdx.x; at[t] = &s[15 - t]; }
    __syncthreads();
#line 8 "kernels/pointers/rows.okl"
    { int t = (int)threadIdx.x; at[t][0] = x[b + t]; }
    __syncthreads();
#line 9 "kernels/pointers/rows.okl"
    { int t = (int)threadIdx.x; y[b + t] = s[t]; }
  }
}

extern "C" __global__ __launch_bounds__(16) void _occa_locals_0(const int N, int *x) {
  { int b = 16 * (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      int *const from[2] = {x, x + 1};
      from[t % 2][b + t - t % 2] = 3 * t;
    }
    __syncthreads();
#line 19 "kernels/pointers/rows.okl"
    { int t = (int)threadIdx.x;
      const int other = x[b + 15 - t];
      if (other >= 0) x[N + b + t] = other;
    }
  }
}

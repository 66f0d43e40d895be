#include <hip/hip_runtime.h>
#line 1 "kernels/barriers/no_braces.okl"
// Nests in loops and conditions without braces: the barrier before a nest belongs into the loop.

extern "C" __global__ __launch_bounds__(16) void _occa_foldNoBraces_0(const int N, const float *__restrict__ x, float *__restrict__ sums) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ float s[16];
    { int t = (int)threadIdx.x; s[t] = b + t < N ? x[b + t] : 0.0f; }
    for (int alive = 8; alive > 0; alive /= 2)
      { __syncthreads(); { int t = (int)threadIdx.x;
        if (t < alive) s[t] += s[t + alive]; } }
    { int t = (int)threadIdx.x;
      if (t == 0) sums[b / 16] = s[0]; }
  }
}

// The condition is the same for the whole group.
extern "C" __global__ __launch_bounds__(16) void _occa_reverseIf_0(const int N, const int reverse, const float *__restrict__ x, float *__restrict__ y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ float s[16];
    { int t = (int)threadIdx.x; s[t] = b + t < N ? x[b + t] : 0.0f; }
    if (reverse)
      { __syncthreads(); { int t = (int)threadIdx.x; y[b + t] = s[15 - t]; } }
    else
      { __syncthreads(); { int t = (int)threadIdx.x; y[b + t] = s[t ^ 1]; } }
  }
}

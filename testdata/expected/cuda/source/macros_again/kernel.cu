#line 1 "kernels/source/macros_again.okl"
// Macros that lead back to themselves: compilers expand them once, also where okl writes the expansion.

__device__ inline int scale(const int x) { return x; }
__device__ inline int first(const int x) { return x; }
__device__ inline int shift(const int x) { return x + 1; }








extern "C" __global__ __launch_bounds__(16) void _occa_plain_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    int r;
    __shared__ int s[16];
    { int t = (int)threadIdx.x;
      r = x[16 * g + t];
      s[t] = scale(2 * (r));
    }
    __syncthreads();
#line 22 "kernels/source/macros_again.okl"
    { int t = (int)threadIdx.x; y[16 * g + t] = scale(2 * (r)) + s[15 - t] + first(r) + 3 + shift((shift(r) * 5)); }
  }
}

extern "C" __global__ __launch_bounds__(16) void _occa_rewritten_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ int s[16];
    { int t = (int)threadIdx.x;
      s[t] = scale(2 * (x[16 * g + t]));
#line 12 "kernels/source/macros_again.okl"
      { __syncthreads(); }
#line 32 "kernels/source/macros_again.okl"
      y[16 * g + t] = scale(2 * (s[15 - t])) + first(t) + 3;
    }
  }
}

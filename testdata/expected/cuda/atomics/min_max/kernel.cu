#line 1 "kernels/atomics/min_max.okl"
// The lowest and the highest of each class, in global and in shared memory.

#define p_classes 6
#define p_block 32

extern "C" __global__ __launch_bounds__(32) void _occa_classExtremes_0(const int N, const int *__restrict__ which, const int *__restrict__ x,
                           int *__restrict__ lowest, int *__restrict__ highest) {
  { int n_tile = 32 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    const int c = which[n];
    atomicMin(&lowest[c], x[n]);
    atomicMax(&highest[c], x[n]);
  } }
}

extern "C" __global__ __launch_bounds__(32) void _occa_blockExtremes_0(const int N, const int *__restrict__ which, const unsigned int *__restrict__ x,
                           unsigned int *__restrict__ highest) {
  { int b = 32 * (int)blockIdx.x;
    __shared__ unsigned int s_highest[p_classes];
    { if (threadIdx.x < 6) { int t = (int)threadIdx.x; s_highest[t] = 0; } }
    __syncthreads();
#line 20 "kernels/atomics/min_max.okl"
    { int t = (int)threadIdx.x;
      const int n = b + t;
      if (n < N) {
        atomicMax(&s_highest[which[n]], x[n]);
      }
    }
    __syncthreads();
#line 26 "kernels/atomics/min_max.okl"
    { if (threadIdx.x < 6) { int t = (int)threadIdx.x;
      atomicMax(&highest[t], s_highest[t]);
    } }
  }
}

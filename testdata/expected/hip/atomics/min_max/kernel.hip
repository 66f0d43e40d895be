#include <hip/hip_runtime.h>
template <class okl_A, class okl_B>
static __host__ __device__ inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static __host__ __device__ inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
#line 1 "kernels/atomics/min_max.okl"
// The lowest and the highest of each class, in global and in shared memory.

#define p_classes 6
#define p_block 32

extern "C" __global__ __launch_bounds__(32) void _occa_classExtremes_0(const int N, const int *__restrict__ which, const int *__restrict__ x,
                           int *__restrict__ lowest, int *__restrict__ highest) {
  { int _occa_tiled_n = 32 * (int)blockIdx.x; int n = _occa_tiled_n + (int)threadIdx.x; if (n < N) {
    const int c = which[n];
    atomicMin(&(lowest[c]), (int)(x[n]));
    atomicMax(&(highest[c]), (int)(x[n]));
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
        atomicMax(&(s_highest[which[n]]), (unsigned int)(x[n]));
      }
    }
    __syncthreads();
#line 26 "kernels/atomics/min_max.okl"
    { if (threadIdx.x < 6) { int t = (int)threadIdx.x;
      atomicMax(&(highest[t]), (unsigned int)(s_highest[t]));
    } }
  }
}

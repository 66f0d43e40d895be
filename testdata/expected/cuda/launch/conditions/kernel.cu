template <class okl_A, class okl_B>
static __host__ __device__ inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
#line 1 "kernels/launch/conditions.okl"
// Nests under conditions and loops of the group, and launches that the host chooses.

#define p_block 16

extern "C" __global__ __launch_bounds__(16) void _occa_chosen_0(const int N, const int mode, const int *__restrict__ x, int *__restrict__ y) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ int s_x[p_block];
    const int last = min(b + p_block, N);
    { int t = b + (int)threadIdx.x; s_x[t - b] = t < last ? x[t] : 0; }

    if (mode == 0) {
      __syncthreads();
#line 12 "kernels/launch/conditions.okl"
      { int t = b + (int)threadIdx.x;
        if (t < last) y[t] = s_x[last - 1 - t];
      }
    } else {
      for (int round = 0; round < mode; ++round) {
        int r_next;
        __syncthreads();
#line 18 "kernels/launch/conditions.okl"
        { int t = b + (int)threadIdx.x; r_next = s_x[(t - b + 1) % p_block] + round; }
        __syncthreads();
#line 19 "kernels/launch/conditions.okl"
        { int t = b + (int)threadIdx.x; s_x[t - b] = r_next; }
      }
      { int t = b + (int)threadIdx.x;
        if (t < last) y[t] = s_x[t - b];
      }
    }
  }
}

// The host decides which of two launches runs, and how often.
extern "C" __global__ __launch_bounds__(16) void _occa_hostChooses_0(const int N, const int times, const bool add, const int *__restrict__ x, int *__restrict__ y) {
  { int n_tile = 16 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) { y[n] = 0; } }
}

#line 29 "kernels/launch/conditions.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_hostChooses_1(const int N, const int times, const bool add, const int *__restrict__ x, int *__restrict__ y, int factor) {
#line 35 "kernels/launch/conditions.okl"
  { int n_tile = 16 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) { y[n] += factor * x[n]; } }
}

#line 29 "kernels/launch/conditions.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_hostChooses_2(const int N, const int times, const bool add, const int *__restrict__ x, int *__restrict__ y, int factor, int k) {
#line 37 "kernels/launch/conditions.okl"
  { int n_tile = 16 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) { y[n] -= factor + k; } }
}

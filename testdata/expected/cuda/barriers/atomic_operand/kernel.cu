#line 1 "kernels/barriers/atomic_operand.okl"
// What an atomic update adds is an ordinary read: it needs a barrier after the nest that wrote it.

extern "C" __global__ __launch_bounds__(16) void _occa_countThenAdd_0(const int N, const int *__restrict__ x, int *__restrict__ count) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ int s_count;
    { int t = (int)threadIdx.x;
      if (t == 0) s_count = 0;
    }
    __syncthreads();
#line 9 "kernels/barriers/atomic_operand.okl"
    { int t = (int)threadIdx.x;
      if (b + t < N && x[b + t] > 0) {
        atomicAdd(&s_count, 1);
      }
    }
    __syncthreads();
#line 14 "kernels/barriers/atomic_operand.okl"
    { int t = (int)threadIdx.x;
      if (t == 15) {
        atomicAdd(&count[0], s_count);
      }
    }
  }
}

// The place of an update is read as well.
extern "C" __global__ __launch_bounds__(16) void _occa_indirect_0(const int N, const int *__restrict__ which, int *__restrict__ sums) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ int s_which[16];
    { int t = (int)threadIdx.x; s_which[15 - t] = b + t < N ? which[b + t] : 0; }
    __syncthreads();
#line 27 "kernels/barriers/atomic_operand.okl"
    { int t = (int)threadIdx.x;
      atomicAdd(&sums[s_which[t]], 1);
    }
  }
}

// Atomic updates by one nest and plain ones by the next.
extern "C" __global__ __launch_bounds__(16) void _occa_atomicThenPlain_0(const int N, const int *__restrict__ x, int *__restrict__ result) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ int s_sum[4];
    { if (threadIdx.x < 4) { int t = (int)threadIdx.x; s_sum[t] = 0; } }
    __syncthreads();
#line 38 "kernels/barriers/atomic_operand.okl"
    { int t = (int)threadIdx.x;
      if (b + t < N) {
        atomicAdd(&s_sum[t % 4], x[b + t]);
      }
    }
    __syncthreads();
#line 43 "kernels/barriers/atomic_operand.okl"
    { if (threadIdx.x < 4) { int t = (int)threadIdx.x; s_sum[t] *= 2; } }
    __syncthreads();
#line 44 "kernels/barriers/atomic_operand.okl"
    { int t = (int)threadIdx.x;
      if (b + t < N) {
        atomicAdd(&s_sum[3 - t % 4], 1);
      }
    }
    __syncthreads();
#line 49 "kernels/barriers/atomic_operand.okl"
    { if (threadIdx.x < 4) { int t = (int)threadIdx.x; result[b / 4 + t] = s_sum[t]; } }
  }
}

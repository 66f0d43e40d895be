#line 1 "kernels/barriers/atomic_first.okl"
// The first statement behind a barrier is an atomic update.
extern "C" __global__ __launch_bounds__(16) void _occa_count_0(const int N, const int most, int *x) {
  { int g = (int)blockIdx.x;
    __shared__ int done;
    { int t = (int)threadIdx.x;
      int mine = x[16 * g + t];
      if (t == 0) done = 0;
      __syncthreads();
      while (true) {
        atomicAdd(&done, mine);
        __syncthreads();
        const int now = done;
        mine += now % 7;
        __syncthreads();
        if (now > most) break;
      }
      x[16 * g + t] = mine;
    }
  }
}

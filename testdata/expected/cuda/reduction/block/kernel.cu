#line 1 "kernels/reduction/block.okl"
// Sums over long arrays: a group folds its part in shared memory, then adds it to the total at once.
//
// The total is added to, not set: the host clears it before the call.


#define p_blockSize 128


// How many entries every item adds up on its own before the group folds.

#define p_perItem 4


#define p_perGroup (p_blockSize * p_perItem)

// total[0] += x[0] + ... + x[N - 1], exactly.
extern "C" __global__ __launch_bounds__(128) void _occa_sumInt_0(const int N, const int *__restrict__ x, int *__restrict__ total) {
  { int first = 512 * (int)blockIdx.x;
    __shared__ int s_sum[p_blockSize];
    int r_sum;

    { int t = (int)threadIdx.x;
      r_sum = 0;
      for (int n = first + t; n < first + p_perGroup && n < N; n += p_blockSize) {
        r_sum += x[n];
      }
      s_sum[t] = r_sum;
    }

    // Two nests per round: all items read before the first one writes.
    for (int alive = p_blockSize / 2; alive > 0; alive /= 2) {
      __syncthreads();
#line 32 "kernels/reduction/block.okl"
      { int t = (int)threadIdx.x;
        if (t < alive) {
          r_sum += s_sum[t + alive];
        }
      }
      __syncthreads();
#line 37 "kernels/reduction/block.okl"
      { int t = (int)threadIdx.x;
        s_sum[t] = r_sum;
      }
    }

    { int t = (int)threadIdx.x;
      if (t == 0) {
        atomicAdd(&total[0], r_sum);
      }
    }
  }
}

// total[0] += x[0] * y[0] + ... + x[N - 1] * y[N - 1], up to rounding.
extern "C" __global__ __launch_bounds__(128) void _occa_dotFloat_0(const int N,
                      const float *__restrict__ x,
                      const float *__restrict__ y,
                      float *__restrict__ total) {
  { int first = 512 * (int)blockIdx.x;
    __shared__ float s_dot[p_blockSize];

    { int t = (int)threadIdx.x;
      float dot = 0.0f;
      for (int n = first + t; n < first + p_perGroup && n < N; n += p_blockSize) {
        dot += x[n] * y[n];
      }
      s_dot[t] = dot;
    }

    // One nest per round: items below `alive` write, the entries they read are above it.
    for (int alive = p_blockSize / 2; alive > 0; alive >>= 1) {
      __syncthreads();
#line 68 "kernels/reduction/block.okl"
      { int t = (int)threadIdx.x;
        if (t < alive) {
          s_dot[t] += s_dot[t + alive];
        }
      }
    }

    { int t = (int)threadIdx.x;
      if (t == 0) {
        atomicAdd(&*total, s_dot[0]);
      }
    }
  }
}

#line 1 "kernels/barriers/explicit.okl"
// @barrier where the author wants it, @nobarrier where none is needed, and both spellings.

// The author knows that each item reads what it wrote itself: no barrier. One by hand for the exchange.
extern "C" __global__ __launch_bounds__(32) void _occa_exchange_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int b = 32 * (int)blockIdx.x;
    __shared__ int s_x[32], s_y[32];
    { int t = (int)threadIdx.x;
      s_x[t] = b + t < N ? x[b + t] : 0;
    }
    { int t = (int)threadIdx.x;
      s_y[t] = 2 * s_x[t];
    }
    __syncthreads();
    { int t = (int)threadIdx.x;
      if (b + t < N) y[b + t] = s_y[31 - t] + s_x[t ^ 1];
    }
  }
}

// Barriers in a loop of the group, one of them before a nest that has none of its own.
extern "C" __global__ __launch_bounds__(32) void _occa_pingPong_0(const int N, const int rounds, const int *__restrict__ x, int *y) {
  { int b = 32 * (int)blockIdx.x;
    __shared__ int s_ping[32];
    __shared__ int s_pong[32];
    { int t = (int)threadIdx.x;
      s_ping[t] = b + t < N ? x[b + t] : 1;
    }
    for (int round = 0; round < rounds; ++round) {
      __syncthreads();
      { int t = (int)threadIdx.x;
        s_pong[t] = s_ping[(t + 1) % 32];
      }
      __syncthreads();
      { int t = (int)threadIdx.x;
        s_ping[t] = s_pong[t] + s_pong[(t + 5) % 32];
      }
    }
    __syncthreads();
    { int t = (int)threadIdx.x;
      if (b + t < N) y[b + t] = s_ping[(t + 7) % 32];
    }
  }
}

// No barrier of okl's own: what is written is global memory of other entries, read by nobody.
extern "C" __global__ __launch_bounds__(32) void _occa_independent_0(const int N, const int *__restrict__ x, int *__restrict__ y, int *__restrict__ z) {
  { int b = 32 * (int)blockIdx.x;
    { int t = b + (int)threadIdx.x;
      if (t < N) y[t] = x[t] + 1;
    }
    { int t = b + (int)threadIdx.x;
      if (t < N) z[N - 1 - t] = x[t] + 2;
    }
  }
}

// Through global memory: the second nest reads what other items of the group wrote.
extern "C" __global__ __launch_bounds__(32) void _occa_throughGlobal_0(const int blocks, const int *x, int *scratch, int *y) {
  { int b = (int)blockIdx.x;
    { int t = (int)threadIdx.x; scratch[b * 32 + t] = 3 * x[b * 32 + t]; }
    __syncthreads();
#line 61 "kernels/barriers/explicit.okl"
    { int t = (int)threadIdx.x; y[b * 32 + t] = scratch[b * 32 + 31 - t]; }
  }
}

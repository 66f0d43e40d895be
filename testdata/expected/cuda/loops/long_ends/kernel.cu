#line 1 "kernels/loops/long_ends.okl"
// Conditions on work items with bounds at the ends of 64 bits: nothing may overflow that does not in the kernel.

extern "C" __global__ __launch_bounds__(16) void _occa_ends_0(const long N, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      if (t <= N) y[t] += 1;
    }
    { int t = (int)threadIdx.x;
      if (t > N) y[t] += 10;
    }
    { int t = (int)threadIdx.x;
      if (t + 1 < N) y[t] += 100;
    }
    { int t = (int)threadIdx.x;
      if (t == N) y[t] += 1000;
    }
  }
}

extern "C" __global__ __launch_bounds__(8) void _occa_tiles_0(const long N, int *__restrict__ y) {
  { int b = 8 * (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      const int i = b + t;
      if (i < N) y[i] = 1;
    }
  }
}

extern "C" __global__ __launch_bounds__(8) void _occa_counted_0(int n, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    { int t = (int)threadIdx.x; n += t; }
    { int t = (int)threadIdx.x;
      if (t < n) y[8 * g + t] = n;
    }
  }
}

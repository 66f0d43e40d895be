#line 1 "kernels/launch/launch_bounds.okl"
// @launch_bounds where the launch gives the size, and where it is known, in both spellings.

extern "C" __global__ __launch_bounds__(64, 2) void _occa_negate_0(const int N, const int size, const int *__restrict__ x, int *__restrict__ y) {
  { int b = size * (int)blockIdx.x;
    { int i = b + (int)threadIdx.x;
      if (i < N) y[i] = -x[i];
    }
  }
}

// One number.
extern "C" __global__ __launch_bounds__(64) void _occa_reversed_0(const int N, const int size, const int *__restrict__ x, int *__restrict__ y) {
  { int b = size * (int)blockIdx.x;
    __shared__ int s[64];
    { int i = (int)threadIdx.x; s[i] = b + i < N ? x[b + i] : 0; }
    __syncthreads();
#line 16 "kernels/launch/launch_bounds.okl"
    { int i = (int)threadIdx.x;
      const int from = size - 1 - i;
      if (b + from < N) y[b + from] = s[from] + 1;
    }
  }
}

// A size that is known, and smaller than the limit.
extern "C" __global__ __launch_bounds__(16, 3) void _occa_twice_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int b = 16 * (int)blockIdx.x;
    { int i = b + (int)threadIdx.x;
      if (i < N) y[i] = 2 * x[i];
    }
  }
}

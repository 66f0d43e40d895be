#line 1 "kernels/barriers/uncrossed.okl"
// Barriers in the middle of @inner loops that no access crosses: CPUs go on without them, also under a condition.

extern "C" __global__ __launch_bounds__(16) void _occa_conditions_0(const int N, const int waits, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ int s[16];
    { int t = (int)threadIdx.x;
      s[t] = 3 * x[16 * g + t];
      if (waits) {
        __syncthreads();
      }
      y[16 * g + t] = s[t] + t;
    }
    __syncthreads();
#line 13 "kernels/barriers/uncrossed.okl"
    { int t = (int)threadIdx.x; y[16 * g + t] += s[15 - t]; }
  }
}

extern "C" __global__ __launch_bounds__(16) void _occa_rounds_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      int sum = 0;
      for (int k = 0; k < 5; ++k) {
        sum += x[16 * g + (t + k) % 16];
        if (k < 3) continue;
        __syncthreads();
      }
      y[16 * g + t] = sum;
    }
  }
}

extern "C" __global__ __launch_bounds__(16) void _occa_planes_0(const int N, const int kind, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ int s[4][4];
    { int j = (int)threadIdx.y;
      { int i = (int)threadIdx.x;
        s[j][i] = x[16 * g + 4 * j + i];
        switch (kind) {
          case 0: __syncthreads(); break;
          default: s[j][i] += kind;
        }
        y[16 * g + 4 * j + i] = s[j][i];
      }
    }
  }
}

// The first barrier is crossed, the second one is not.
extern "C" __global__ __launch_bounds__(16) void _occa_some_0(const int N, const int waits, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    __shared__ int s[16];
    { int t = (int)threadIdx.x;
      s[t] = x[16 * g + t];
      __syncthreads();
      const int other = s[15 - t];
      if (waits) __syncthreads();
      y[16 * g + t] = other - t;
    }
  }
}

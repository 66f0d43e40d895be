#line 1 "kernels/loops/called_steps.okl"
// Steps and tiles that a function gives, in another type than the loop's.

__device__ static int twice(const int n) { return 2 * n; }

extern "C" __global__ void _occa_up_0(const int N, const int M, const int *__restrict__ x, int *__restrict__ y) {
  { long long b = twice(M) * (long long)blockIdx.x;
    { int i = (int)threadIdx.x;
      if (b + i < N) y[b + i] = x[b + i] + 1;
    }
  }
}

extern "C" __global__ void _occa_down_0(const int N, const int M, const int *__restrict__ x, int *__restrict__ y) {
  { long long b = N - 1 - (twice(M) - M) * (long long)blockIdx.x;
    { long long i = b - (long long)threadIdx.x;
      if (i >= 0) y[i] = x[i] - 1;
    }
  }
}

extern "C" __global__ void _occa_tiles_0(const int N, const int M, const int *__restrict__ x, int *__restrict__ y) {
  { long long i_tile = twice(M) * (twice(2) - 3) * (long long)blockIdx.x; long long i = i_tile + (twice(2) - 3) * (long long)threadIdx.x; if ((unsigned long long)blockIdx.x * twice(M) + threadIdx.x < (0 < (long long)N ? ((unsigned long long)(long long)N - 1) / (twice(2) - 3) + 1 : 0)) { y[i] = 3 * x[i]; } }
}

// Two loops that OpenMP could run as one.
extern "C" __global__ void _occa_planes_0(const int N, const int M, const int *__restrict__ x, int *__restrict__ y) {
  { long long b = twice(M) * (long long)blockIdx.y;
    { short part = (short)twice(M) * (short)blockIdx.x;
      { int i = (int)threadIdx.x;
        if (b + part + i < N) y[b + part + i] = x[b + part + i] - 5;
      }
    }
  }
}

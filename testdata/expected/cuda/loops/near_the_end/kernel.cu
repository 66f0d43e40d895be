#line 1 "kernels/loops/near_the_end.okl"
// Loops that end close to the largest value of their type, where a step of a whole tile would wrap.

extern "C" __global__ __launch_bounds__(8) void _occa_tileToTheEnd_0(const unsigned int N, const int *__restrict__ x, int *__restrict__ y) {
  { unsigned int _occa_tiled_i = (unsigned int)(4294967295u - N) + (unsigned int)(8) * (unsigned int)blockIdx.x; unsigned int i = _occa_tiled_i + (unsigned int)threadIdx.x; if ((unsigned long long)blockIdx.x * 8 + threadIdx.x < ((unsigned int)(4294967295u - N) < (unsigned int)(4294967295u) ? ((unsigned long long)(unsigned int)(4294967295u) - (unsigned long long)(unsigned int)(4294967295u - N) - 1) + 1 : 0)) {
    const unsigned int at = i - (4294967295u - N);
    y[at] = x[at] + 1;
  } }
}

extern "C" __global__ __launch_bounds__(1) void _occa_loopToTheEnd_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int i = (int)(2147483647 - N) + (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      const int at = i - (2147483647 - N);
      y[at] = x[at] - 1;
    }
  }
}

extern "C" __global__ __launch_bounds__(8) void _occa_tileToZero_0(const unsigned int N, const int *__restrict__ x, int *__restrict__ y) {
  { unsigned int _occa_tiled_i = (unsigned int)(N) - (unsigned int)(8) * (unsigned int)blockIdx.x; unsigned int i = _occa_tiled_i - (unsigned int)threadIdx.x; if ((unsigned long long)blockIdx.x * 8 + threadIdx.x < (0 < (unsigned int)(N) ? (unsigned long long)(unsigned int)(N) : 0)) { y[i - 1] = 2 * x[i - 1]; } }
}

// Starts where it ends for N = 0, and no `int` is larger.
extern "C" __global__ __launch_bounds__(1) void _occa_downFromTheEnd_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int i = (int)(2147483647) - (int)blockIdx.x;
    { int t = (int)threadIdx.x; y[2147483647 - i] = 3 * x[2147483647 - i]; }
  }
}

#line 1 "kernels/loops/near_the_end.okl"
// Loops that end close to the largest value of their type, where a step of a whole tile would wrap.

extern "C" __global__ __launch_bounds__(8) void _occa_tileToTheEnd_0(const unsigned int N, const int *__restrict__ x, int *__restrict__ y) {
  { unsigned int i_tile = 4294967295u - N + 8 * (unsigned int)blockIdx.x; unsigned int i = i_tile + (unsigned int)threadIdx.x; if (i_tile + (long long)threadIdx.x < 4294967295u) {
    const unsigned int at = i - (4294967295u - N);
    y[at] = x[at] + 1;
  } }
}

extern "C" __global__ __launch_bounds__(1) void _occa_loopToTheEnd_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int i = 2147483647 - N + (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      const int at = i - (2147483647 - N);
      y[at] = x[at] - 1;
    }
  }
}

extern "C" __global__ __launch_bounds__(8) void _occa_tileToZero_0(const unsigned int N, const int *__restrict__ x, int *__restrict__ y) {
  { unsigned int i_tile = N - 8 * (unsigned int)blockIdx.x; unsigned int i = i_tile - (unsigned int)threadIdx.x; if (i_tile - (long long)threadIdx.x > (unsigned int)0) { y[i - 1] = 2 * x[i - 1]; } }
}

// Starts where it ends for N = 0, and no `int` is larger.
extern "C" __global__ __launch_bounds__(1) void _occa_downFromTheEnd_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int i = 2147483647 - (int)blockIdx.x;
    { int t = (int)threadIdx.x; y[2147483647 - i] = 3 * x[2147483647 - i]; }
  }
}

// More than an `int` can count from one end to the other.
extern "C" __global__ __launch_bounds__(4) void _occa_acrossZero_0(const int first, const int last, int *__restrict__ y) {
  { int i = first + 2000000000 * (int)blockIdx.x;
    { int t = (int)threadIdx.x; y[4 * (i < 0 ? 0 : 1) + t] += i / 1000 + t; }
  }
}

#line 31 "kernels/loops/near_the_end.okl"
extern "C" __global__ __launch_bounds__(1) void _occa_acrossZero_1(const int first, const int last, int *__restrict__ y) {
#line 35 "kernels/loops/near_the_end.okl"
  { int i = first + 1000000000 * (int)blockIdx.y;
    { int j = last - 2000000000 * (int)blockIdx.x;
      { int t = (int)threadIdx.x; atomicAdd(&y[8], i / 100000000 + j / 10000000); }
    }
  }
}

// The indices of the last tile would pass the largest `int`, and the smallest one.
extern "C" __global__ __launch_bounds__(256) void _occa_tileOfOne_0(const int first, const int last, int *__restrict__ y) {
  { int i_tile = first + 256 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i_tile + (long long)threadIdx.x < last) {
    atomicAdd(&y[0], 1 + i - first);
  } }
}

#line 43 "kernels/loops/near_the_end.okl"
extern "C" __global__ __launch_bounds__(200) void _occa_tileOfOne_1(const int first, const int last, int *__restrict__ y) {
#line 47 "kernels/loops/near_the_end.okl"
  { int i_tile = -first - 200 * (int)blockIdx.x; int i = i_tile - (int)threadIdx.x; if (i_tile - (long long)threadIdx.x > -last) {
    atomicAdd(&y[1], 1 + i + first);
  } }
}

#line 43 "kernels/loops/near_the_end.okl"
extern "C" __global__ __launch_bounds__(1) void _occa_tileOfOne_2(const int first, const int last, int *__restrict__ y) {
#line 50 "kernels/loops/near_the_end.okl"
  { int i_tile = first + 48 * (int)blockIdx.y; int i = i_tile + 3 * (int)blockIdx.x; if (i_tile + 3 * (long long)blockIdx.x < last) {
    { int t = (int)threadIdx.x;
      atomicAdd(&y[2], 1 + i - first);
    }
  } }
}

extern "C" __global__ __launch_bounds__(64) void _occa_tileOfLongs_0(const long first, const long last, int *__restrict__ y) {
  { long i_tile = first + 64 * (long)blockIdx.x; long i = i_tile + (long)threadIdx.x; if ((unsigned long long)blockIdx.x * 64 + threadIdx.x < (first < last ? (unsigned long long)last - first : 0)) {
    atomicAdd(&y[0], (int)(1 + i - first));
  } }
}

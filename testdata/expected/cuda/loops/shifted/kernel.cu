#line 1 "kernels/loops/shifted.okl"
// Inner loops that start where the outer one stands, in every direction and with every comparison. All
// have sixteen rounds.

extern "C" __global__ __launch_bounds__(16) void _occa_shiftedUp_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int b = 16 * (int)blockIdx.x;
    { int i = b + (int)threadIdx.x; if (i < N) y[i] = x[i] + 1; }
  }
}

#line 4 "kernels/loops/shifted.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_shiftedUp_1(const int N, const int *__restrict__ x, int *__restrict__ y) {
#line 8 "kernels/loops/shifted.okl"
  { int b = 16 * (int)blockIdx.x;
    { int i = b + (int)threadIdx.x; if (i < N) y[i] += 1; }
  }
}

#line 4 "kernels/loops/shifted.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_shiftedUp_2(const int N, const int *__restrict__ x, int *__restrict__ y) {
#line 11 "kernels/loops/shifted.okl"
  { int b = 16 * (int)blockIdx.x;
    { int i = b + (int)threadIdx.x; if (i < N) y[i] += 1; }
  }
}

#line 4 "kernels/loops/shifted.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_shiftedUp_3(const int N, const int *__restrict__ x, int *__restrict__ y) {
#line 14 "kernels/loops/shifted.okl"
  { int b = 16 * (int)blockIdx.x;
    { int i = b + 1 + (int)threadIdx.x; if (i <= N) y[i - 1] += 1; }
  }
}

#line 4 "kernels/loops/shifted.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_shiftedUp_4(const int N, const int *__restrict__ x, int *__restrict__ y) {
#line 17 "kernels/loops/shifted.okl"
  { int b = 16 * (int)blockIdx.x;
    { int i = 2 * b + 2 * (int)threadIdx.x; if (i / 2 < N) y[i / 2] += 1; }
  }
}

extern "C" __global__ __launch_bounds__(16) void _occa_shiftedDown_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int b = N - 1 - 16 * (int)blockIdx.x;
    { int i = b - (int)threadIdx.x; if (i >= 0) y[i] = x[i] + 1; }
  }
}

#line 22 "kernels/loops/shifted.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_shiftedDown_1(const int N, const int *__restrict__ x, int *__restrict__ y) {
#line 26 "kernels/loops/shifted.okl"
  { int b = N - 1 - 16 * (int)blockIdx.x;
    { int i = b - (int)threadIdx.x; if (i >= 0) y[i] += 1; }
  }
}

#line 22 "kernels/loops/shifted.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_shiftedDown_2(const int N, const int *__restrict__ x, int *__restrict__ y) {
#line 29 "kernels/loops/shifted.okl"
  { int b = N - 16 * (int)blockIdx.x;
    { int i = b - 1 - (int)threadIdx.x; if (i >= 0) y[i] += 1; }
  }
}

#line 22 "kernels/loops/shifted.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_shiftedDown_3(const int N, const int *__restrict__ x, int *__restrict__ y) {
#line 32 "kernels/loops/shifted.okl"
  { int b = N - 1 - 16 * (int)blockIdx.x;
    { int i = b - (int)threadIdx.x; if (i >= 0) y[i] += 1; }
  }
}

#line 22 "kernels/loops/shifted.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_shiftedDown_4(const int N, const int *__restrict__ x, int *__restrict__ y) {
#line 35 "kernels/loops/shifted.okl"
  { int b = 16 * (int)blockIdx.x;
    { int i = b + 15 - (int)threadIdx.x; if (i < N) y[i] += 1; }
  }
}

#include <hip/hip_runtime.h>
#line 1 "kernels/loops/shifted_down.okl"
// Inner loops that run down from where the outer one stands. All have sixteen rounds.

extern "C" __global__ __launch_bounds__(16) void _occa_shiftedDown_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int b = (int)(N - 1) - 16 * (int)blockIdx.x;
    { int i = (int)(b) - (int)threadIdx.x; if (i >= 0) y[i] = x[i] + 1; }
  }
}

#line 3 "kernels/loops/shifted_down.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_shiftedDown_1(const int N, const int *__restrict__ x, int *__restrict__ y) {
#line 7 "kernels/loops/shifted_down.okl"
  { int b = (int)(N - 1) - 16 * (int)blockIdx.x;
    { int i = (int)(b) - (int)threadIdx.x; if (i >= 0) y[i] += 1; }
  }
}

#line 3 "kernels/loops/shifted_down.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_shiftedDown_2(const int N, const int *__restrict__ x, int *__restrict__ y) {
#line 10 "kernels/loops/shifted_down.okl"
  { int b = (int)(N) - 16 * (int)blockIdx.x;
    { int i = (int)(b - 1) - (int)threadIdx.x; if (i >= 0) y[i] += 1; }
  }
}

#line 3 "kernels/loops/shifted_down.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_shiftedDown_3(const int N, const int *__restrict__ x, int *__restrict__ y) {
#line 13 "kernels/loops/shifted_down.okl"
  { int b = (int)(N - 1) - 16 * (int)blockIdx.x;
    { int i = (int)(b) - (int)threadIdx.x; if (i >= 0) y[i] += 1; }
  }
}

#line 3 "kernels/loops/shifted_down.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_shiftedDown_4(const int N, const int *__restrict__ x, int *__restrict__ y) {
#line 16 "kernels/loops/shifted_down.okl"
  { int b = 16 * (int)blockIdx.x;
    { int i = (int)(b + 15) - (int)threadIdx.x; if (i < N) y[i] += 1; }
  }
}

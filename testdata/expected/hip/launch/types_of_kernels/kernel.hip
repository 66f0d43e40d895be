#include <hip/hip_runtime.h>
#line 1 "kernels/launch/types_of_kernels.okl"
// Two kernels name their own types alike: which kernel a type belongs to decides how its value gets to a device.

extern "C" __global__ __launch_bounds__(4) void _occa_left_0(const int N, int *__restrict__ y, int count) {
#line 5 "kernels/launch/types_of_kernels.okl"
  struct Pair {
    int a, b;
  };
#line 9 "kernels/launch/types_of_kernels.okl"
  Pair pair = {N, 2};
  { int g = (int)blockIdx.x;
    { int i = (int)threadIdx.x; y[4 * g + i] = count * pair.b - pair.a; }
  }
}

extern "C" __global__ __launch_bounds__(4) void _occa_right_0(const int N, int *__restrict__ y, int count) {
#line 17 "kernels/launch/types_of_kernels.okl"
  struct Pair {
    int a, b;
  };
#line 21 "kernels/launch/types_of_kernels.okl"
  Pair pair = {3, N};
  { int g = (int)blockIdx.x;
    { int i = (int)threadIdx.x; y[4 * g + i] = count * pair.a + pair.b; }
  }
}

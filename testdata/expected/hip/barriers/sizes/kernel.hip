#include <hip/hip_runtime.h>
#line 1 "kernels/barriers/sizes.okl"
// What only stands inside of `sizeof` and `decltype` is neither read nor written: no barrier for it.

extern "C" __global__ __launch_bounds__(8) void _occa_sizes_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = 8 * (int)blockIdx.x;
    __shared__ int s[8];
    { int t = (int)threadIdx.x; y[g + t] = sizeof(s) / sizeof(s[7 - t]); }
    { int t = (int)threadIdx.x; s[t] = x[g + t] + sizeof(y[g + 7 - t]); }
    { int t = (int)threadIdx.x; y[g + t] += s[t]; }
  }
}

#line 1 "kernels/loops/called_bounds.okl"
// Starts and bounds that call the same function, so that the number of rounds does not depend on the group.

namespace rows {
__device__ inline int first(const int g, const int width = 3) { return width * g; }
__device__ inline int last(const int g) { return 5 * g + 4; }
}  // namespace rows

extern "C" __global__ __launch_bounds__(3) void _occa_called_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    { int t = rows::first(g) + (int)threadIdx.x; y[t] = x[t] + g; }
  }
}

extern "C" __global__ __launch_bounds__(5) void _occa_wider_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    { int t = rows::first(g, 5) + (int)threadIdx.x; y[t] = x[t] - g; }
  }
}

extern "C" __global__ __launch_bounds__(5) void _occa_down_0(const int N, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
    { int t = rows::last(g) - (int)threadIdx.x; y[t] = x[t] * g; }
  }
}

#include <hip/hip_runtime.h>
#line 1 "kernels/launch/changed_arguments.okl"
// Arguments that device code changes: each work item has its own copy. And loops whose variables start without `=`.

extern "C" __global__ __launch_bounds__(16) void _occa_changedArguments_0(int N, int groups, float scale, const int *__restrict__ x, int *__restrict__ y) {
#line 6 "kernels/launch/changed_arguments.okl"
  { int g = (int)blockIdx.x;
    { int t = (int)threadIdx.x;
      N -= t;
      if (N > 0) y[16 * g + t] += N;
    }
  }
}

#line 3 "kernels/launch/changed_arguments.okl"
extern "C" __global__ __launch_bounds__(4) void _occa_changedArguments_1(int N, int groups, float scale, const int *__restrict__ x, int *__restrict__ y) {
#line 13 "kernels/launch/changed_arguments.okl"
  { int i_tile = 4 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) { y[i] += x[--N]; } }
}

#line 3 "kernels/launch/changed_arguments.okl"
extern "C" __global__ __launch_bounds__(16) void _occa_changedArguments_2(int N, int groups, float scale, const int *__restrict__ x, int *__restrict__ y) {
  { int g = (int)blockIdx.x;
#line 15 "kernels/launch/changed_arguments.okl"
    { int t = (int)threadIdx.x;
      scale *= t;
      y[16 * g + t] += (int)scale;
      x += t;
      y[16 * g + t] += *x;
    } }
}

// A pragma of one's own takes the place of okl's.
extern "C" __global__ __launch_bounds__(8) void _occa_ownPragma_0(const int N, int *__restrict__ y) {
#line 26 "kernels/launch/changed_arguments.okl"
  { int g = (int)blockIdx.x;
    { int t = (int)threadIdx.x; y[8 * g + t] = g - t; }
  }
}

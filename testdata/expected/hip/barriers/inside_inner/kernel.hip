#include <hip/hip_runtime.h>
#line 1 "kernels/barriers/inside_inner.okl"
// Barriers in the middle of an @inner loop. Devices have them; CPUs cut the loop in two there.

// Two axes, a number of work items only known at run time, loops without braces, and counting down.
extern "C" __global__ void _occa_plane_0(const int nx, const int ny, const int *__restrict__ x, int *__restrict__ y, int *scratch) {
  { int g = (int)blockIdx.x;
    { int j = ny - 1 - (int)threadIdx.y;
      { int i = 2 * (int)threadIdx.x;
        const int n = (g * ny + j) * nx + i / 2, mirrored = (g * ny + ny - 1 - j) * nx + nx - 1 - i / 2;
        scratch[n] = 3 * x[n] + i;
        __syncthreads();
        y[n] = scratch[mirrored] - j;
      } } }
}

// A tree of sums, unrolled by hand.
extern "C" __global__ __launch_bounds__(8) void _occa_tree_0(const int blocks, const int *__restrict__ x, int *__restrict__ sums) {
  { int b = (int)blockIdx.x;
    __shared__ int s[8];
    { int t = (int)threadIdx.x;
      s[t] = x[8 * b + t];
      __syncthreads();
      if (t < 4) s[t] += s[t + 4];
      __syncthreads();
      if (t < 2) s[t] += s[t + 2];
      __syncthreads();
      if (t < 1) sums[b] = s[t] + s[t + 1];
    }
  }
}

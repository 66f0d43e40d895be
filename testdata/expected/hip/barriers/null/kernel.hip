#include <hip/hip_runtime.h>
#ifndef NULL
#define NULL 0
#endif
#line 1 "kernels/barriers/null.okl"
// `NULL` comes out of a header: where it is written, something is written.

extern "C" __global__ __launch_bounds__(8) void _occa_null_0(const int *__restrict__ x, int *__restrict__ y, int *__restrict__ z) {
  { int g = (int)blockIdx.x;
    __shared__ const int *p[8];
    { int t = (int)threadIdx.x; p[t] = x + 8 * g + t; }
    __syncthreads();
#line 7 "kernels/barriers/null.okl"
    { int t = (int)threadIdx.x; y[8 * g + t] = p[7 - t] == NULL ? 0 : *p[7 - t]; }
    __syncthreads();
#line 8 "kernels/barriers/null.okl"
    { int t = (int)threadIdx.x; p[t] = NULL; }
    __syncthreads();
#line 9 "kernels/barriers/null.okl"
    { int t = (int)threadIdx.x; z[8 * g + t] = p[7 - t] == NULL; }
  }
}

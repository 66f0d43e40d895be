#include <hip/hip_runtime.h>
#line 1 "kernels/atomics/spelled_out.okl"
// `x = x op e`, the long way to write an update; also with the sides exchanged and in a block.

extern "C" __global__ __launch_bounds__(16) void _occa_spelledOut_0(const int N, const int *__restrict__ x, int *__restrict__ sums) {
  { int _occa_tiled_n = 16 * (int)blockIdx.x; int n = _occa_tiled_n + (int)threadIdx.x; if (n < N) {
    atomicAdd(&(sums[0]), (int)(x[n]));
    atomicSub(&(sums[1]), (int)(x[n]));
    atomicAdd(&(sums[2]), (int)(x[n]));
    { atomicAdd(&(sums[3]), (int)(2 * x[n])); }
  } }
}

#line 1 "kernels/prelude/foreign_header.okl"
// okl: --props '{okl/strict_headers: false}'
// A header that only the compiler of one target has: okl leaves it, and what comes from it, to that compiler.

#include <cuda_fp16.h>
#define HALF(x) __half2float(__float2half(x))




extern "C" __global__ __launch_bounds__(32) void _occa_halves_0(const int N, const float *x, float *y) {
  { int i_tile = 32 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    y[i] = 2 * HALF(x[i]) + 1;
  } }
}

#include <hip/hip_runtime.h>
#line 1 "kernels/front/loop_pragmas.okl"
// Pragmas of loops before parallel ones, which are no loops on a device.

#define UNROLL _Pragma("unroll")

extern "C" __global__ __launch_bounds__(8) void _occa_loopPragmas_0(const int N, float *x) {
#line 10 "kernels/front/loop_pragmas.okl"
  { int b = (int)blockIdx.x;
    __shared__ float s[8];

    { int t = (int)threadIdx.x; s[t] = x[b * 8 + t]; }
    
    __syncthreads();
    { int t = (int)threadIdx.x;
#line 16 "kernels/front/loop_pragmas.okl"
#pragma unroll 2
      for (int k = 0; k < 2; ++k) x[b * 8 + t] += s[7 - t]; }



    // The pragma is one of this loop, too.
    { if (threadIdx.x < 4) { int t = (int)threadIdx.x; x[b * 8 + t] += 3; } }
  }
}

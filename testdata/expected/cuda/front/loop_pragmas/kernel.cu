#line 1 "kernels/front/loop_pragmas.okl"
// Pragmas of loops before parallel ones, which are no loops on a device.

#define UNROLL _Pragma("unroll")
// Not all compilers replace macros in there.
#define COUNT (ONE + 2)
#define ONE 1
#define UNROLL_COUNT _Pragma("unroll COUNT")

extern "C" __global__ __launch_bounds__(8) void _occa_loopPragmas_0(const int N, float *x) {
#line 14 "kernels/front/loop_pragmas.okl"
  { int b = (int)blockIdx.x;
    __shared__ float s[8];

    { int t = (int)threadIdx.x; s[t] = x[b * 8 + t]; }
    
    __syncthreads();
    { int t = (int)threadIdx.x;
#line 20 "kernels/front/loop_pragmas.okl"
#pragma unroll 2
      for (int k = 0; k < 2; ++k) x[b * 8 + t] += s[7 - t]; }



    // The pragma is one of this loop, too.
    { if (threadIdx.x < 4) { int t = (int)threadIdx.x;
      _Pragma("unroll (1 + 2)")
      for (int k = 0; k < COUNT; ++k) x[b * 8 + t] += 1;
    } }
  }
}

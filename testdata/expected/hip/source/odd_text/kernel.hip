#include <hip/hip_runtime.h>
#line 1 "kernels/source/odd_text.okl"
// Odd text: carriage returns, spliced lines, digraphs, other alphabets, signs in strings, no last line end.
/* @kernel void notAKernel() { @outer } äöü */

#define LONG_SUM(a, b) \
  ((a) + \
   (b))

// A comment with a splice @outer \
   that goes on @inner here

__constant__ const char at_signs[] = "@outer \"@inner\" @shared\\";

#line 14 "kernels/source/odd_text.okl"
extern "C" __global__ __launch_bounds__(8) void _occa_oddText_0(const int N, const int *__restrict__ x, int * __restrict__ y) {
  { int b = 8 * (int)blockIdx.x;
    __shared__ int s[8];  // größe = 8; @exclusive
    { int t = (int)threadIdx.x; s[t] = b + t < N ? x[b + t] : 0; }
    __syncthreads();
#line 18 "kernels/source/odd_text.okl"
    { int t = (int)threadIdx.x;
      const char quote = '@', single = '\'';
      int extra = 0;
      for (int k = 0; at_signs[k] != 0; ++k) extra += at_signs[k] == quote || at_signs[k] == single;
      if (b + t < N) y[b + t] = LONG_SUM(s[7 - t], extra) + (quote == "@"[0] ? 1'000 : 0);
    }
  }
}
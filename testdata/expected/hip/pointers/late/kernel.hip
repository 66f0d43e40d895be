#include <hip/hip_runtime.h>
#line 1 "kernels/pointers/late.okl"
// Pointers that get their value where it is used: in headers of loops and in conditions.

extern "C" __global__ __launch_bounds__(8) void _occa_late_0(const int N, const float *x, float *y) {
  { int b = (int)blockIdx.x;
    __shared__ float s[8];
    { int t = (int)threadIdx.x; s[t] = x[b * 8 + t]; }
    __syncthreads();
#line 7 "kernels/pointers/late.okl"
    { int t = (int)threadIdx.x;
      float sum = 0;
      float *p;
      const float *q, *end;
      for (p = s; p < s + 8; ++p) sum += *p;
      for (q = x + b * 8, end = q + 4; q != end; q++) sum += *q;
      const float *r;
      int k = 0;
      while ((r = x + k)[0] > 0.2f && k < 3) {
        sum += r[1];
        ++k;
      }
      float *w;
      if ((w = y + b * 8 + t) && sum > 0) *w = sum;
    }
  }
}

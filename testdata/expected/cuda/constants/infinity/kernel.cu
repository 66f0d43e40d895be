#ifdef __CUDACC_RTC__
#ifndef DBL_EPSILON
#define DBL_EPSILON 2.2204460492503131e-16
#endif
#ifndef FLT_MAX
#define FLT_MAX 3.40282347e+38f
#endif
#ifndef INFINITY
#define INFINITY ((float)(1e+300 * 1e+300))
#endif
#ifndef INT_MAX
#define INT_MAX 2147483647
#endif
#ifndef INT_MIN
#define INT_MIN (-2147483647 - 1)
#endif
#else
#include <cfloat>
#include <climits>
#include <cmath>
#endif
#line 1 "kernels/constants/infinity.okl"
// Limits and infinities from the standard headers.

#ifndef __CUDACC_RTC__
#include <float.h>
#endif
#ifndef __CUDACC_RTC__
#include <limits.h>
#endif
#ifndef __CUDACC_RTC__
#include <math.h>
#endif

#line 7 "kernels/constants/infinity.okl"
#define p_block 16

extern "C" __global__ __launch_bounds__(16) void _occa_lowest_0(const int N, const float *__restrict__ x, float *__restrict__ low) {
  { int b = 16 * (int)blockIdx.x;
    __shared__ float s_low[p_block];
    { int t = (int)threadIdx.x; s_low[t] = b + t < N ? x[b + t] : INFINITY; }
    __syncthreads();
#line 13 "kernels/constants/infinity.okl"
    { if (threadIdx.x < 1) { int t = (int)threadIdx.x;
      float found = FLT_MAX;
      for (int k = 0; k < p_block; ++k) found = fmin(found, s_low[k]);
      low[b / p_block] = found;
    } }
  }
}

extern "C" __global__ __launch_bounds__(16) void _occa_countLimits_0(const int N, const int *__restrict__ x, const double *__restrict__ y, int *__restrict__ counts) {
  { int n_tile = 16 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    if (x[n] == INT_MAX || x[n] == INT_MIN) {
      atomicAdd(&counts[0], 1);
    }
    if (isinf(y[n]) || isnan(y[n]) || fabs(y[n]) < DBL_EPSILON) {
      atomicAdd(&counts[1], 1);
    }
  } }
}

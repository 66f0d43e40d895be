#ifdef __CUDACC_RTC__
#ifndef HUGE_VALF
#define HUGE_VALF ((float)(1e+300 * 1e+300))
#endif
#else
#include <cmath>
#endif
#line 1 "kernels/constants/huge.okl"
// `HUGE_VALF` without an include.

extern "C" __global__ __launch_bounds__(8) void _occa_huge_0(const int N, const float *x, float *y) {
  { int i_tile = 8 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    float low = HUGE_VALF;
    for (int k = 0; k < 3; ++k) low = fmin(low, x[3 * i + k]);
    y[i] = low;
  } }
}

#ifdef __CUDACC_RTC__
#ifndef CHAR_BIT
#define CHAR_BIT 8
#endif
#ifndef LONG_MAX
#define LONG_MAX 9223372036854775807l
#endif
#else
#include <climits>
#endif
#undef CHAR_BIT
#undef LONG_MAX
#line 1 "kernels/source/names_of_numbers.okl"
// Names of C's headers and of devices' atomic functions, for fields, variables and functions of one's own.

struct Limits {
  int DBL_DIG, FLT_RADIX, CHAR_BIT;
};

__device__ int _occa_atomicAdd(const int *from, int first, int second) { return *from + first * second; }

__device__ float _occa_atomicExch(float *to, float value) {
  const float old = *to;
  *to = value;
  return old;
}

extern "C" __global__ __launch_bounds__(16) void _occa_namesOfNumbers_0(const int N, const int *x, int *y, float *z, int *sum) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    Limits found;
    found.DBL_DIG = x[i];
    found.FLT_RADIX = 2;
    found.CHAR_BIT = 3;
    const int LONG_MAX = _occa_atomicAdd(x + i, found.FLT_RADIX, found.CHAR_BIT);
    y[i] = found.DBL_DIG + LONG_MAX;
    z[i] = _occa_atomicExch(z + i, 2.0f) + 1.0f;
    atomicAdd(&sum[0], x[i]);
  } }
}

#line 1 "kernels/launch/host_values.okl"
// What host code hands to device code: structs, math, values that change between launches.

#ifndef __CUDACC_RTC__
#include <math.h>
#endif

#line 5 "kernels/launch/host_values.okl"
struct Range {
  int first, last;
  double scale;
};


#line 18 "kernels/launch/host_values.okl"
extern "C" __global__ __launch_bounds__(8) void _occa_structs_0(const int N, const double power, const double *__restrict__ x, double *__restrict__ y, const double factor, const Range range) {
#line 22 "kernels/launch/host_values.okl"
  { int n_tile = range.first + 8 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n_tile + (long long)threadIdx.x < range.last) { y[n] = factor * range.scale * x[n]; } }
}

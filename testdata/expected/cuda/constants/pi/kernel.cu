#ifndef M_PI
#define M_PI 3.14159265358979323846
#endif
#ifndef M_SQRT2
#define M_SQRT2 1.41421356237309504880
#endif
#line 1 "kernels/constants/pi.okl"
// Constants that need no include, in a file that calls no function.

#define RADIANS(degrees) ((degrees) * (M_PI / 180))

extern "C" __global__ __launch_bounds__(8) void _occa_radians_0(const int N, const double *__restrict__ degrees, double *__restrict__ x) {
  { int n_tile = 8 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) { x[n] = RADIANS(degrees[n]) + M_SQRT2; } }
}

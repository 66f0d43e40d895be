#ifndef M_PI
#define M_PI 3.14159265358979323846
#endif
#ifndef M_SQRT2
#define M_SQRT2 1.41421356237309504880
#endif
#line 1 "kernels/constants/pi.okl"
// Constants that need no include, in a file that calls no function.

#define RADIANS(degrees) ((degrees) * (M_PI / 180))

extern "C" void radians(const int &N, const double *__restrict__ degrees, double *__restrict__ x) {
  #pragma omp parallel for
#line 6 "kernels/constants/pi.okl"
  for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += 8) { for (int n = _occa_tiled_n; n < _occa_tiled_n + (8); n += 1) { if (n < N) { x[n] = RADIANS(degrees[n]) + M_SQRT2; } } }
}

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
  for (long long n_tile = 0; n_tile < N; n_tile += 8) for (int n = (int)n_tile, n_end = (int)(n_tile + 8 < N ? n_tile + 8 : N); n < n_end; ++n) { x[n] = RADIANS(degrees[n]) + M_SQRT2; }
}

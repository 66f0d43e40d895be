#ifndef M_PI
#define M_PI 3.14159265358979323846
#endif
#ifndef M_SQRT2
#define M_SQRT2 1.41421356237309504880
#endif
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/constants/pi.okl"
// Constants that need no include, in a file that calls no function.

#define RADIANS(degrees) ((degrees) * (M_PI / 180))

extern "C" void radians(const int &N, const double *__restrict__ degrees, double *__restrict__ x) {
  for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += 8) { for (int n = _occa_tiled_n, _occa_end_n = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_n + (8)); n < _occa_end_n; n += 1) { { x[n] = RADIANS(degrees[n]) + M_SQRT2; } } }
}

#include <cmath>
using std::fmin;
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/constants/huge.okl"
// `HUGE_VALF` without an include.

extern "C" void huge(const int &N, const float *x, float *y) {
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 8) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_i + (8)); i < _occa_end_i; i += 1) { {
    float low = HUGE_VALF;
    for (int k = 0; k < 3; ++k) low = fmin(low, x[3 * i + k]);
    y[i] = low;
  } } }
}

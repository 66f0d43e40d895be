#include <cmath>
using std::fmin;
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/constants/huge.okl"
// `HUGE_VALF` without an include.

extern "C" void huge(const int &N, const float *x, float *y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 8) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 8); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
    float low = HUGE_VALF;
    for (int k = 0; k < 3; ++k) low = fmin(low, x[3 * i + k]);
    y[i] = low;
  } } }
}

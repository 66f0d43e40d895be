#include <cmath>
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
static inline float okl_exp10(float x) { return (float)std::pow(10.0, (double)x); }
static inline double okl_exp10(double x) { return std::pow(10.0, x); }
#line 1 "kernels/intrinsics/math.okl"
// okl: --intrinsics math
// Powers of ten.
extern "C" void powers(const int &N, const float *x, float *y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 32) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 32); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
    y[i] = 2 * okl_exp10((float)(x[i] + 1.0f));
  } } }
}

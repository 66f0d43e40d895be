#include <cmath>
using std::expm1;
using std::hypot;
using std::log1p;
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/prelude/large_arguments.okl"
// Functions of large numbers and of infinity: what a target lacks is made of others, which must not overflow before
// the result does.

extern "C" void large(const int &N, const float *__restrict__ x, float *__restrict__ y) {
  for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < N ? (unsigned long long)N : 0); _occa_tile_n += 16) { int _occa_tiled_n = (int)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_n, 0, 16); _occa_round_n < _occa_end_n; ++_occa_round_n) { int n = _occa_tiled_n + (int)_occa_round_n; {
    y[4 * n] = expm1(x[n]) * 1e-38f;
    y[4 * n + 1] = log1p(x[n] * 1e36f);
    y[4 * n + 2] = hypot(x[n] * 1e36f, x[n] * 2e36f) * 1e-38f;
    const float infinite = x[n] * 1e38f;
    y[4 * n + 3] = (expm1(infinite) > 3e38f) + 2 * (log1p(infinite) > 3e38f) + 4 * (hypot(infinite, -infinite) > 3e38f);
  } } }
}

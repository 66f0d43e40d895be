#include <cmath>
#include <cstdlib>
using std::floor;
using std::pow;
using std::sqrt;
using std::abs;
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/prelude/standard.okl"
// Functions of `std::` with the header of C, which has them too.

#include <math.h>

extern "C" void standard(const int &N, const float *__restrict__ x, float *__restrict__ y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 16) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 16); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; { y[i] = std::sqrt(x[i]) + std::abs(-x[i]) + std::pow(x[i], 2.0f); } } }
}

// The same by declarations of their names, in a scope and in a function's.
using std::floor;

inline float higher(const float a, const float b) {
  using std::max;
  return max(a, b);
}

extern "C" void declared(const int &N, const float *__restrict__ x, float *__restrict__ y) {
  using std::sqrt;
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 16) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 16); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; { y[i] = sqrt(higher(x[i], 2.0f)) + floor(x[i]); } } }
}

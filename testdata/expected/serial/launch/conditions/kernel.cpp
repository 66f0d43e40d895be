#include <cmath>
using std::round;
template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/launch/conditions.okl"
// Nests under conditions and loops of the group, and launches that the host chooses.

#define p_block 16

extern "C" void chosen(const int &N, const int &mode, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += p_block) {
    alignas(64) int s_x[p_block];
    const int last = min(b + p_block, N);
    for (int t = b; t < b + p_block; ++t) s_x[t - b] = t < last ? x[t] : 0;

    if (mode == 0) {
      for (int t = b, _occa_end_t = (int)_occa_within((long long)last, -2147483648ll, b + 16); t < _occa_end_t; ++t) {
        y[t] = s_x[last - 1 - t];
      }
    } else {
      for (int round = 0; round < mode; ++round) {
        alignas(64) int r_next[16];
        for (int t = b; t < b + p_block; ++t) { const unsigned long long _occa_exclusive_index = ((unsigned long long)t - (unsigned long long)(b)); r_next[_occa_exclusive_index] = s_x[(t - b + 1) % p_block] + round; }
        for (int t = b; t < b + p_block; ++t) { const unsigned long long _occa_exclusive_index = ((unsigned long long)t - (unsigned long long)(b)); s_x[t - b] = r_next[_occa_exclusive_index]; }
      }
      for (int t = b, _occa_end_t = (int)_occa_within((long long)last, -2147483648ll, b + 16); t < _occa_end_t; ++t) {
        y[t] = s_x[t - b];
      }
    }
  }
}

// The host decides which of two launches runs, and how often.
extern "C" void hostChooses(const int &N, const int &times, const bool &add, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < N ? (unsigned long long)N : 0); _occa_tile_n += 16) { int _occa_tiled_n = (int)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_n, 0, 16); _occa_round_n < _occa_end_n; ++_occa_round_n) { int n = _occa_tiled_n + (int)_occa_round_n; { y[n] = 0; } } }
  int factor = 1;
  for (int k = 0; k < times; k++) {
    factor *= 2;
    if (add) {
      for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < N ? (unsigned long long)N : 0); _occa_tile_n += 16) { int _occa_tiled_n = (int)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_n, 0, 16); _occa_round_n < _occa_end_n; ++_occa_round_n) { int n = _occa_tiled_n + (int)_occa_round_n; { y[n] += factor * x[n]; } } }
    } else {
      for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < N ? (unsigned long long)N : 0); _occa_tile_n += 16) { int _occa_tiled_n = (int)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_n, 0, 16); _occa_round_n < _occa_end_n; ++_occa_round_n) { int n = _occa_tiled_n + (int)_occa_round_n; { y[n] -= factor + k; } } }
    }
  }
}

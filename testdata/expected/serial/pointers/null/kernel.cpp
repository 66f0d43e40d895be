#include <cstddef>
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/pointers/null.okl"
// `NULL` comes out of a header, and what stands beside it is an assignment or a comparison like any other.

extern "C" void null(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 8) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 8); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
    const int *p = x + i;
    if (x[i] > 50) p = NULL;
    y[i] = p == NULL ? -1 : *p;
  } } }
}

static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/tile/named_size.okl"
// The size of a tile is a constant that nothing else in the kernel names.

constexpr int wide = 6;
enum { narrow = 4 };
static const int few = 3;

extern "C" void before(const int &N, const int &step, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < N ? ((unsigned long long)N - 1) / (unsigned long long)(step) + 1 : 0); _occa_tile_n += 4) { int _occa_tiled_n = (int)(step) * (int)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < N ? ((unsigned long long)N - 1) / (unsigned long long)(step) + 1 : 0) - _occa_tile_n, 0, 4); _occa_round_n < _occa_end_n; ++_occa_round_n) { int n = _occa_tiled_n + (int)(step) * (int)_occa_round_n; { y[n] = x[n] + 1; } } }
}

extern "C" void twice(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long _occa_tile_b = 0; _occa_tile_b < (0 < N ? (unsigned long long)N : 0); _occa_tile_b += 4) { int _occa_tiled_b = (int)_occa_tile_b; for (int _occa_round_b = 0, _occa_end_b = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_b, 0, 4); _occa_round_b < _occa_end_b; ++_occa_round_b) { int b = _occa_tiled_b + (int)_occa_round_b; {
    for (int t = 0; t < 2; ++t) {
      if (t == b % 2) y[b] = x[b] + 2;
    }
  } } }
}

extern "C" void inHeader(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < N ? (unsigned long long)N : 0); _occa_tile_n += 3) { short _occa_tiled_n = (short)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_n, 0, 3); _occa_round_n < _occa_end_n; ++_occa_round_n) { short n = _occa_tiled_n + (short)_occa_round_n; { y[n] = x[n] + 3; } } }
}

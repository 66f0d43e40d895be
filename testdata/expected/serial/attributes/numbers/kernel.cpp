static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/attributes/numbers.okl"
// Numbers of attributes that are expressions: of macros, of constants, of enumerators.

#define AXIS 1
#define SIZE (4 * 2)
#define GUARD (AXIS == 1)

constexpr int fastest = 0;
constexpr int width() { return 8; }
enum Sizes { lanes = 8, slow = 2 };

extern "C" void ofMacros(const int &N, const int *a, int *b) {
  for (int g = 0; g < N; g += SIZE) {
    for (int j = 0; j < 2; ++j)
      for (int i = g, _occa_end_i = (int)_occa_within((long long)N, -2147483648ll, g + (4 * 2)); i < _occa_end_i; ++i)
        if (i % 2 == j) b[i] = a[i] + 1;
  }
}

extern "C" void ofConstants(const int &N, const int *a, int *b) {
  for (int z = 0; z < 2; ++z)
    for (int g = 0; g < N; g += 2 * lanes)
      for (int k = 0, _occa_end_k = (int)_occa_within((long long)N - (long long)z * 8 - (long long)g, -2147483648ll, lanes); k < _occa_end_k; ++k) {
        const int i = g + z * lanes + k;
        b[i] = a[i] + 1;
      }
}

extern "C" void tiles(const int &N, const int *a, int *b) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 4) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 4); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; { b[i] = a[i]; } } }
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? ((unsigned long long)N - 1) / (unsigned long long)(2) + 1 : 0); _occa_tile_i += 8) { int _occa_tiled_i = 2 * (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? ((unsigned long long)N - 1) / (unsigned long long)(2) + 1 : 0) - _occa_tile_i, 0, 8); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + 2 * (int)_occa_round_i; {
    for (int k = i; k < i + 2; ++k) {
      if (k < N) b[k] += 1;
    }
  } } }
}

extern "C" void swapped(const int &N, const int *a, int *b) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 8) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 8); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; { b[(0) + (1) * (i)] = a[(0) + (1) * (i)] + 1; } } }
}

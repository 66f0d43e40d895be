static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/tile/edges.okl"
// Tiles whose last rounds would leave the loop, its type, or both.

extern "C" void notEqual(const int &N, int *hits) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 4) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 4); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; { hits[i] += 1; } } }
}

// 0 is the last value; the last tile would go on below it.
extern "C" void unsignedDown(const unsigned &N, int *hits) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 4) { unsigned int _occa_tiled_i = (unsigned int)(N) - (unsigned int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 4); _occa_round_i < _occa_end_i; ++_occa_round_i) { unsigned int i = _occa_tiled_i - (unsigned int)_occa_round_i; { hits[i - 1] += 1; } } }
}

extern "C" void unsignedDownInside(int *hits) {
  for (int g = 0; g < 1; ++g) {
    for (int _occa_tile_i = 0; _occa_tile_i < 10; _occa_tile_i += 4) { unsigned int _occa_tiled_i = (unsigned int)(10) - (unsigned int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within(10 - _occa_tile_i, 0, 4); _occa_round_i < _occa_end_i; ++_occa_round_i) { unsigned int i = _occa_tiled_i - (unsigned int)_occa_round_i; { hits[i - 1] += 1; } } }
    for (int t = 0; t < 1; ++t) {
      for (int _occa_tile_i = 0; _occa_tile_i < 10; _occa_tile_i += 4) { unsigned int _occa_tiled_i = (unsigned int)(10) - (unsigned int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within(10 - _occa_tile_i, 0, 4); _occa_round_i < _occa_end_i; ++_occa_round_i) { unsigned int i = _occa_tiled_i - (unsigned int)_occa_round_i; { hits[i - 1] += 2; } } }
    }
  }
}

// 127 is the largest value.
extern "C" void smallType(int *hits) {
  for (int _occa_tile_i = 0; _occa_tile_i < 9; _occa_tile_i += 5) { signed char _occa_tiled_i = (signed char)(100) + (signed char)(3) * (signed char)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within(9 - _occa_tile_i, 0, 5); _occa_round_i < _occa_end_i; ++_occa_round_i) { signed char i = _occa_tiled_i + (signed char)(3) * (signed char)_occa_round_i; { hits[(i - 100) / 3] += 1; } } }
}

// `<=` visits no edge twice, a step loses no round, either way.
extern "C" void steps(const int &N, int *up, int *down) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (1 <= N ? ((unsigned long long)N - (unsigned long long)1) / (unsigned long long)(3) + 1 : 0); _occa_tile_i += 2) { int _occa_tiled_i = (int)(1) + 3 * (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((1 <= N ? ((unsigned long long)N - (unsigned long long)1) / (unsigned long long)(3) + 1 : 0) - _occa_tile_i, 0, 2); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + 3 * (int)_occa_round_i; { up[i] += 1; } } }
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 <= N ? ((unsigned long long)N) / (unsigned long long)(2) + 1 : 0); _occa_tile_i += 3) { int _occa_tiled_i = (int)(N) - 2 * (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 <= N ? ((unsigned long long)N) / (unsigned long long)(2) + 1 : 0) - _occa_tile_i, 0, 3); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i - 2 * (int)_occa_round_i; { down[i] += 1; } } }
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (1 < N ? ((unsigned long long)N - (unsigned long long)1 - 1) / (unsigned long long)(3) + 1 : 0); _occa_tile_i += 2) { int _occa_tiled_i = (int)(N) - 3 * (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((1 < N ? ((unsigned long long)N - (unsigned long long)1 - 1) / (unsigned long long)(3) + 1 : 0) - _occa_tile_i, 0, 2); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i - 3 * (int)_occa_round_i; {
    for (int t = 0; t < 1; ++t) down[i] += 10;
  } } }
}

// A size that the host computes, and one from an enumeration without a name.
enum { Size = 3 };

extern "C" void sizes(const int &N, int *hits) {
  int size = N / 4;
  size += 1;
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += (unsigned long long)(size)) { int _occa_tiled_i = (int)_occa_tile_i; for (long long _occa_round_i = 0, _occa_end_i = (long long)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, (size)); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; { hits[i] += 1; } } }
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 3) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 3); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; { hits[i] += 1; } } }
}

template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/tile/lines.okl"
// @tile on one loop: sizes that divide and do not, with and without the check, every comparison, steps,
// directions, types, plain tiles; sizes from macros, expressions and arguments.

#define p_size 8


// The caller promises that 8 divides N.
extern "C" void unchecked(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 8) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0; _occa_round_i < 8; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; { y[i] = x[i] + 1; } } }
}

extern "C" void checked(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 <= (N - 1) ? ((unsigned long long)(N - 1)) + 1 : 0); _occa_tile_i += 11) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 <= (N - 1) ? ((unsigned long long)(N - 1)) + 1 : 0) - _occa_tile_i, 0, 11); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; { y[i] = x[i] + 1; } } }
}

extern "C" void stepped(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? ((unsigned long long)N - 1) / (unsigned long long)(3) + 1 : 0); _occa_tile_i += 4) { int _occa_tiled_i = 3 * (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? ((unsigned long long)N - 1) / (unsigned long long)(3) + 1 : 0) - _occa_tile_i, 0, 4); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + 3 * (int)_occa_round_i; {
    y[i] = x[i] + 1;
    if (i + 1 < N) y[i + 1] = x[i + 1] + 1;
    if (i + 2 < N) y[i + 2] = x[i + 2] + 1;
  } } }
}

extern "C" void steppedDown(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 <= (N - 1) ? ((unsigned long long)(N - 1)) / (unsigned long long)(2) + 1 : 0); _occa_tile_i += 5) { int _occa_tiled_i = (int)(N - 1) - 2 * (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 <= (N - 1) ? ((unsigned long long)(N - 1)) / (unsigned long long)(2) + 1 : 0) - _occa_tile_i, 0, 5); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i - 2 * (int)_occa_round_i; {
    for (int k = i; k >= 0 && k > i - 2; --k) y[k] = x[k] + 1;
  } } }
}

extern "C" void longSpelling(const int &N, const int *__restrict__ x, int *y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 16) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 16); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; { y[i] = x[i] + 1; } } }
}

extern "C" void wide(const long &N, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 16) { long _occa_tiled_i = (long)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 16); _occa_round_i < _occa_end_i; ++_occa_round_i) { long i = _occa_tiled_i + (long)_occa_round_i; { y[i] = x[i] + 1; } } }
}

extern "C" void fromArgument(const int &N, const int &size, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += (unsigned long long)(size)) { int _occa_tiled_i = (int)_occa_tile_i; for (long long _occa_round_i = 0, _occa_end_i = (long long)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, (size)); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; { y[i] = x[i] + 1; } } }
}

// Tiles of groups, and plain tiles around and inside of work items.
extern "C" void tilesOfGroups(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long _occa_tile_g = 0; _occa_tile_g < (0 < ((N + 6) / 7) ? (unsigned long long)((N + 6) / 7) : 0); _occa_tile_g += 3) { int _occa_tiled_g = (int)_occa_tile_g; for (int _occa_round_g = 0, _occa_end_g = (int)_occa_within((0 < ((N + 6) / 7) ? (unsigned long long)((N + 6) / 7) : 0) - _occa_tile_g, 0, 3); _occa_round_g < _occa_end_g; ++_occa_round_g) { int g = _occa_tiled_g + (int)_occa_round_g; {
    for (int _occa_tile_k = 0; _occa_tile_k < 7; _occa_tile_k += 4) { int _occa_tiled_k = (int)_occa_tile_k; for (int _occa_round_k = 0, _occa_end_k = (int)_occa_within(7 - _occa_tile_k, 0, 4); _occa_round_k < _occa_end_k; ++_occa_round_k) { int k = _occa_tiled_k + (int)_occa_round_k; {
      const int i = 7 * g + k;
      if (i < N) y[i] = x[i] + 1;
    } } }
  } } }
}

extern "C" void plainTiles(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; g += 32) {
    for (int t = 0; t < 4; ++t) {
      const int start = g + 8 * t, end = min(start + 8, N);
      for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (start < end ? ((unsigned long long)end - (unsigned long long)start - 1) + 1 : 0); _occa_tile_i += 3) { int _occa_tiled_i = (int)(start) + (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((start < end ? ((unsigned long long)end - (unsigned long long)start - 1) + 1 : 0) - _occa_tile_i, 0, 3); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
        y[i] = x[i];
        if (i % 2 == 0) continue;
        y[i] += 1;
      } } }
      for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (start <= (end - 1) ? ((unsigned long long)(end - 1) - (unsigned long long)start) + 1 : 0); _occa_tile_i += 5) { int _occa_tiled_i = (int)(end - 1) - (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((start <= (end - 1) ? ((unsigned long long)(end - 1) - (unsigned long long)start) + 1 : 0) - _occa_tile_i, 0, 5); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i - (int)_occa_round_i; {
        if (i % 2 == 0) y[i] += 1;
      } } }
    }
  }
}

static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/barriers/nested_places.okl"
// Nests in blocks, under conditions, in loops of loops and behind each other on lower levels; shared and
// exclusive variables declared where they are needed.

#define B 8

extern "C" void blocks(const int &N, const int &depth, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += B) {
    alignas(64) int own[8];
    {
      alignas(64) int s[B];
      for (int t = 0; t < B; ++t) s[t] = b + t < N ? x[b + t] : 0;
      for (int t = 0; t < B; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t; own[_occa_exclusive_index] = s[B - 1 - t]; }
    }
    for (int i = 0; i < depth; ++i) {
      alignas(64) int s_other[B];
      for (int j = 0; j <= i; ++j) {
        for (int t = 0; t < B; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t; s_other[(t + j) % B] = own[_occa_exclusive_index]; }
        if (j % 2 == 0) {
          for (int t = 0; t < B; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t; own[_occa_exclusive_index] = s_other[t] + 1; }
        } else if (j % 3 == 0) {
          for (int t = 0; t < B; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t; own[_occa_exclusive_index] = s_other[B - 1 - t]; }
        }
      }
    }
    for (int t = 0, _occa_end_t = (int)_occa_within((long long)N - (long long)b, -2147483648ll, 8); t < _occa_end_t; ++t) { const unsigned long long _occa_exclusive_index = (unsigned long long)t;
      y[b + t] = own[_occa_exclusive_index];
    }
  }
}

// Level one does some work of its own before, between and after the loops of level zero.
extern "C" void levels(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += 4 * B) {
    alignas(64) int s[4][B];
    alignas(64) int first[32];
    for (int j = 0; j < 4; ++j) {
      const int row = b + j * B;
      for (int i = 0; i < B; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i + 8 * ((unsigned long long)j);
        s[j][i] = row + i < N ? x[row + i] : 0;
        first[_occa_exclusive_index] = row;
      }
    }
    for (int j = 0; j < 4; ++j) {
      const int other = 3 - j;
      int shift = 0;
      for (int k = 0; k < 2; ++k) shift += k + other;
      for (int i = 0; i < B; ++i) { const unsigned long long _occa_exclusive_index = (unsigned long long)i + 8 * ((unsigned long long)j);
        if (first[_occa_exclusive_index] + i < N) y[first[_occa_exclusive_index] + i] = s[other][B - 1 - i] + shift;
      }
    }
  }
}

// A tile of items that does not fit, before another nest.
extern "C" void unevenTiles(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += 10) {
    alignas(64) int s[10];
    for (int _occa_tile_t = 0; _occa_tile_t < 10; _occa_tile_t += 4) { int _occa_tiled_t = (int)_occa_tile_t; for (int _occa_round_t = 0, _occa_end_t = (int)_occa_within(10 - _occa_tile_t, 0, 4); _occa_round_t < _occa_end_t; ++_occa_round_t) { int t = _occa_tiled_t + (int)_occa_round_t; { s[9 - t] = b + t < N ? x[b + t] : 0; } } }
    for (int _occa_tile_t = 0; _occa_tile_t < 10; _occa_tile_t += 4) { int _occa_tiled_t = (int)_occa_tile_t; for (int _occa_round_t = 0, _occa_end_t = (int)_occa_within(10 - _occa_tile_t, 0, 4); _occa_round_t < _occa_end_t; ++_occa_round_t) { int t = _occa_tiled_t + (int)_occa_round_t; {
      if (b + t < N) y[b + t] = s[t];
    } } }
  }
}

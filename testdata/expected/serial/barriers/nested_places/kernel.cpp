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
      for (int t = 0; t < B; ++t) own[t] = s[B - 1 - t];
    }
    for (int i = 0; i < depth; ++i) {
      alignas(64) int s_other[B];
      for (int j = 0; j <= i; ++j) {
        for (int t = 0; t < B; ++t) s_other[(t + j) % B] = own[t];
        if (j % 2 == 0) {
          for (int t = 0; t < B; ++t) own[t] = s_other[t] + 1;
        } else if (j % 3 == 0) {
          for (int t = 0; t < B; ++t) own[t] = s_other[B - 1 - t];
        }
      }
    }
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 8); t < t_end; ++t) {
      y[b + t] = own[t];
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
      for (int i = 0; i < B; ++i) { const int item = i + 8 * j;
        s[j][i] = row + i < N ? x[row + i] : 0;
        first[item] = row;
      }
    }
    for (int j = 0; j < 4; ++j) {
      const int other = 3 - j;
      int shift = 0;
      for (int k = 0; k < 2; ++k) shift += k + other;
      for (int i = 0; i < B; ++i) { const int item = i + 8 * j;
        if (first[item] + i < N) y[first[item] + i] = s[other][B - 1 - i] + shift;
      }
    }
  }
}

// A tile of items that does not fit, before another nest.
extern "C" void unevenTiles(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += 10) {
    alignas(64) int s[10];
    for (long long t_tile = 0; t_tile < 10; t_tile += 4) for (int t = (int)t_tile, t_end = (int)(t_tile + 4 < 10 ? t_tile + 4 : 10); t < t_end; ++t) { s[9 - t] = b + t < N ? x[b + t] : 0; }
    for (long long t_tile = 0; t_tile < 10; t_tile += 4) for (int t = (int)t_tile, t_end = (int)(t_tile + 4 < 10 ? t_tile + 4 : 10); t < t_end; ++t) {
      if (b + t < N) y[b + t] = s[t];
    }
  }
}

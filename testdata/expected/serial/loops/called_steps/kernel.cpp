static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/loops/called_steps.okl"
// Steps and tiles that a function gives, in another type than the loop's.

static int twice(const int n) { return 2 * n; }

extern "C" void up(const int &N, const int &M, const int *__restrict__ x, int *__restrict__ y) {
  for (long long b = 0; b < N; b += twice(M)) {
    for (int i = 0, _occa_end_i = (int)_occa_within((long long)N - (long long)b, -2147483648ll, 2 * M); i < _occa_end_i; ++i) {
      y[b + i] = x[b + i] + 1;
    }
  }
}

extern "C" void down(const int &N, const int &M, const int *__restrict__ x, int *__restrict__ y) {
  for (long long b = N - 1; b >= 0; b -= (twice(M) - M)) {
    for (long long i = b; i > b - M; i -= 1) {
      if (i >= 0) y[i] = x[i] - 1;
    }
  }
}

extern "C" void tiles(const int &N, const int &M, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < (N) ? ((unsigned long long)(N) - 1) / (unsigned long long)(twice(2) - 3) + 1 : 0); _occa_tile_i += (unsigned long long)(twice(M))) { long long _occa_tiled_i = (long long)(twice(2) - 3) * (long long)_occa_tile_i; for (long long _occa_round_i = 0, _occa_end_i = (long long)_occa_within((0 < (N) ? ((unsigned long long)(N) - 1) / (unsigned long long)(twice(2) - 3) + 1 : 0) - _occa_tile_i, 0, (twice(M))); _occa_round_i < _occa_end_i; ++_occa_round_i) { long long i = _occa_tiled_i + (long long)(twice(2) - 3) * (long long)_occa_round_i; { y[i] = 3 * x[i]; } } }
}

// Two loops that OpenMP could run as one.
extern "C" void planes(const int &N, const int &M, const int *__restrict__ x, int *__restrict__ y) {
  for (long long b = 0; b < N; b += twice(M)) {
    for (short part = 0; part < 2 * M; part += twice(M)) {
      for (int i = 0, _occa_end_i = (int)_occa_within((long long)N - (long long)b - (long long)part, -2147483648ll, twice(M)); i < _occa_end_i; ++i) {
        y[b + part + i] = x[b + part + i] - 5;
      }
    }
  }
}

static inline long long _occa_within_wide(__int128 x, long long low, long long high) {
  return x < low ? low : x < high ? (long long)x : high;
}
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/loops/called_steps.okl"
// Steps and tiles that a function gives, in another type than the loop's.

static int twice(const int n) { return 2 * n; }

extern "C" void up(const int &N, const int &M, const int *__restrict__ x, int *__restrict__ y) {
  for (long long b = 0; b < N; b += twice(M)) {
    for (int i = 0, i_end = (int)_occa_within_wide((__int128)N - b, -2147483648ll, 2 * M); i < i_end; ++i) {
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
  for (unsigned long long i_from = 0; i_from < (0 < (long long)N ? ((unsigned long long)(long long)N - 1) / (twice(2) - 3) + 1 : 0); i_from += (unsigned long long)twice(M)) { long long i_tile = (twice(2) - 3) * (long long)i_from; for (long long i_nth = 0, i_end = (long long)_occa_within((0 < (long long)N ? ((unsigned long long)(long long)N - 1) / (twice(2) - 3) + 1 : 0) - i_from, 0, twice(M)); i_nth < i_end; ++i_nth) { long long i = i_tile + (twice(2) - 3) * (long long)i_nth; { y[i] = 3 * x[i]; } } }
}

// Two loops that OpenMP could run as one.
extern "C" void planes(const int &N, const int &M, const int *__restrict__ x, int *__restrict__ y) {
  for (long long b = 0; b < N; b += twice(M)) {
    for (short part = 0; part < 2 * M; part += twice(M)) {
      for (int i = 0, i_end = (int)_occa_within_wide((__int128)N - b - part, -2147483648ll, twice(M)); i < i_end; ++i) {
        y[b + part + i] = x[b + part + i] - 5;
      }
    }
  }
}

static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/tile/named_size.okl"
// The size of a tile is a constant that nothing else in the kernel names.

constexpr int wide = 6;
enum { narrow = 4 };
static const int few = 3;

extern "C" void before(const int &N, const int &step, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long n_from = 0; n_from < (0 < N ? ((unsigned long long)N - 1) / step + 1 : 0); n_from += 4) { int n_tile = step * (int)n_from; for (int n_nth = 0, n_end = (int)_occa_within((0 < N ? ((unsigned long long)N - 1) / step + 1 : 0) - n_from, 0, 4); n_nth < n_end; ++n_nth) { int n = n_tile + step * n_nth; { y[n] = x[n] + 1; } } }
}

extern "C" void twice(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (long long b_tile = 0; b_tile < N; b_tile += 4) for (int b = (int)b_tile, b_end = (int)(b_tile + 4 < N ? b_tile + 4 : N); b < b_end; ++b) {
    for (int t = 0; t < 2; ++t) {
      if (t == b % 2) y[b] = x[b] + 2;
    }
  }
}

extern "C" void inHeader(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long n_from = 0; n_from < (0 < N ? (unsigned long long)N : 0); n_from += 3) { short n_tile = (short)n_from; for (int n_nth = 0, n_end = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - n_from, 0, 3); n_nth < n_end; ++n_nth) { short n = n_tile + (short)n_nth; { y[n] = x[n] + 3; } } }
}

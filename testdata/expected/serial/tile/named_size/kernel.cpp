static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/tile/named_size.okl"
// The size of a tile is a constant that nothing else in the kernel names.

constexpr int wide = 6;
enum { narrow = 4 };
static const int few = 3;

extern "C" void before(const int &N, const int &step, const int *__restrict__ x, int *__restrict__ y) {
  for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += (int)((wide - 2) * (step))) { for (int n = _occa_tiled_n, _occa_end_n = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_n + ((wide - 2) * (step))); n < _occa_end_n; n += step) { { y[n] = x[n] + 1; } } }
}

extern "C" void twice(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int _occa_tiled_b = 0; _occa_tiled_b < N; _occa_tiled_b += 4) { for (int b = _occa_tiled_b, _occa_end_b = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_b + (4)); b < _occa_end_b; b += 1) { {
    for (int t = 0; t < 2; ++t) {
      if (t == b % 2) y[b] = x[b] + 2;
    }
  } } }
}

extern "C" void inHeader(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (unsigned long long _occa_round_occa_tiled_n = 0; _occa_round_occa_tiled_n < (0 < (int)(N) ? ((unsigned long long)(int)(N) - 1) / (unsigned long long)(3) + 1 : 0); ++_occa_round_occa_tiled_n) { short _occa_tiled_n = (short)(3) * (short)_occa_round_occa_tiled_n; for (unsigned long long _occa_round_n = 0; _occa_round_n < 3; ++_occa_round_n) { short n = _occa_tiled_n + (short)_occa_round_n; if ((unsigned long long)_occa_round_occa_tiled_n * 3 + _occa_round_n < (0 < (int)(N) ? (unsigned long long)(int)(N) : 0)) { y[n] = x[n] + 3; } } }
}

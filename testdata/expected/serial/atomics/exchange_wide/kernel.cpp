static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/atomics/exchange_wide.okl"
// Loads and exchanges of 64 bits.

extern "C" void exchangeWide(const int &N, const int *__restrict__ slot, long *owner, double *token, long *__restrict__ won) {
  for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += 32) { for (int n = _occa_tiled_n, _occa_end_n = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_n + (32)); n < _occa_end_n; n += 1) { {
    long before, now;
    { before = owner[slot[n]]; if (before == -1) owner[slot[n]] = 5000000000l + n; }
    now = owner[slot[n]];
    won[n] = before == -1 ? now : -now;
    double mine;
    { mine = token[0]; token[0] = n + 0.5; }
    token[1] += mine;
  } } }
}

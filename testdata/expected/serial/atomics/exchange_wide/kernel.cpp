static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/atomics/exchange_wide.okl"
// Loads and exchanges of 64 bits.

extern "C" void exchangeWide(const int &N, const int *__restrict__ slot, long *owner, double *token, long *__restrict__ won) {
  for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < N ? (unsigned long long)N : 0); _occa_tile_n += 32) { int _occa_tiled_n = (int)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_n, 0, 32); _occa_round_n < _occa_end_n; ++_occa_round_n) { int n = _occa_tiled_n + (int)_occa_round_n; {
    long before, now;
    { before = owner[slot[n]]; if (before == -1) owner[slot[n]] = 5000000000l + n; }
    now = owner[slot[n]];
    won[n] = before == -1 ? now : -now;
    double mine;
    { mine = token[0]; token[0] = n + 0.5; }
    token[1] += mine;
  } } }
}

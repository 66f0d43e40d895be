static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/source/comments_are_no_code.okl"
// What comments say is not what the code says; arrays of host functions may have any size.

extern "C" void firstAbove(const int /* and so on ... */ &N, const int *x, int *at) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 16) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 16); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
    int n = 0;
  again: /* here */;
    if (x[n] <= i && ++n < N) goto /* there */ again;
    at[i] = n;
  } } }
}

int sumOfHost(int n) {
  int values[n];
  for (int i = 0; i < n; ++i) values[i] = i;
  return values[n - 1];
}

static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/source/spliced_names.okl"
// A line break in the middle of words, also of an attribute.

#line 4 "kernels/source/spliced_names.okl"
extern "C" void spliced(const int &N, const int *__restrict__ x, int *y) {
  for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < N ? (unsigned long long)N : 0); _occa_tile_n += 8) { int _occa_tiled_n = (int)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_n, 0, 8); _occa_round_n < _occa_end_n; ++_occa_round_n) { int n = _occa_tiled_n + (int)_occa_round_n; { y[n] = x[\
n] + 1; } } }
#line 9 "kernels/source/spliced_names.okl"
}

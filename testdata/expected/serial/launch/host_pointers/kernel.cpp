static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/launch/host_pointers.okl"
// The host moves pointers without looking at what they point to, and asks whether they point anywhere.
extern "C" void halves(const int &N, const double *x, double *y) {
  const int half = (x && x != y) && (!y || N > 1) ? N / 2 : 0;
  const double *upper = x + half;
  double *const out = y + half;
  for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < (N - half) ? (unsigned long long)(N - half) : 0); _occa_tile_n += 8) { int _occa_tiled_n = (int)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < (N - half) ? (unsigned long long)(N - half) : 0) - _occa_tile_n, 0, 8); _occa_round_n < _occa_end_n; ++_occa_round_n) { int n = _occa_tiled_n + (int)_occa_round_n; { out[n] = 2 * upper[n]; } } }
  for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < half ? (unsigned long long)half : 0); _occa_tile_n += 8) { int _occa_tiled_n = (int)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < half ? (unsigned long long)half : 0) - _occa_tile_n, 0, 8); _occa_round_n < _occa_end_n; ++_occa_round_n) { int n = _occa_tiled_n + (int)_occa_round_n; { y[n] = x[n]; } } }
}

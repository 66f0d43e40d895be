static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/launch/host_pointers.okl"
// The host moves pointers without looking at what they point to, and asks whether they point anywhere.
extern "C" void halves(const int &N, const double *x, double *y) {
  const int half = (x && x != y) && (!y || N > 1) ? N / 2 : 0;
  const double *upper = x + half;
  double *const out = y + half;
  for (int _occa_tiled_n = 0; _occa_tiled_n < N - half; _occa_tiled_n += 8) { for (int n = _occa_tiled_n, _occa_end_n = (int)_occa_within((long long)(N - half), -2147483648ll, _occa_tiled_n + (8)); n < _occa_end_n; n += 1) { { out[n] = 2 * upper[n]; } } }
  for (int _occa_tiled_n = 0; _occa_tiled_n < half; _occa_tiled_n += 8) { for (int n = _occa_tiled_n, _occa_end_n = (int)_occa_within((long long)(half), -2147483648ll, _occa_tiled_n + (8)); n < _occa_end_n; n += 1) { { y[n] = x[n]; } } }
}

static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/launch/early_return.okl"
// Host code that leaves early, loops with break and continue, and a switch, around launches.

extern "C" void early(const int &N, const int &mode, const int *__restrict__ x, int *__restrict__ y) {
  if (N <= 0 || mode < 0) return;

  for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += 8) { for (int n = _occa_tiled_n, _occa_end_n = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_n + (8)); n < _occa_end_n; n += 1) { { y[n] = x[n]; } } }

  int shift = 0, rounds = 0;
  while (true) {
    ++rounds;
    if (rounds > mode) break;
    if (rounds == 2) continue;
    shift += rounds;
    for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += 8) { for (int n = _occa_tiled_n, _occa_end_n = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_n + (8)); n < _occa_end_n; n += 1) { { y[n] += shift; } } }
  }

  switch (mode) {
    case 1: {
      for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += 8) { for (int n = _occa_tiled_n, _occa_end_n = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_n + (8)); n < _occa_end_n; n += 1) { { y[n] *= 2; } } }
      break;
    }
    case 2:
      return;
    default:
      shift = 100;
  }
  for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += 8) { for (int n = _occa_tiled_n, _occa_end_n = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_n + (8)); n < _occa_end_n; n += 1) { { y[n] += shift; } } }
}

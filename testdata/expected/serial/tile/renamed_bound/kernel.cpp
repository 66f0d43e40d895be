static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/tile/renamed_bound.okl"
// The bound of a tiled loop has a name that means something else on a target.

extern "C" void braced(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  const int half = N / 2;
  for (int _occa_tiled_n = 0; _occa_tiled_n < half; _occa_tiled_n += 8) { for (int n = _occa_tiled_n, _occa_end_n = (int)_occa_within((long long)(half), -2147483648ll, _occa_tiled_n + (8)); n < _occa_end_n; n += 1) { {
    y[n] = x[n] + half;
  } } }
}

extern "C" void commented(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  const int threadIdx = N / 3;
  for (int _occa_tiled_n = threadIdx; _occa_tiled_n < N; _occa_tiled_n += 4) { for (int n = _occa_tiled_n, _occa_end_n = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_n + (4)); n < _occa_end_n; n += 1) { /* the rest */ {
    y[n] = x[n] - threadIdx;
  } } }
}

extern "C" void looped(const int &blockIdx, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < 2; ++b) {
    for (int t = 0; t < 4; ++t) {
      for (int _occa_tiled_n = b + 2 * t; _occa_tiled_n < blockIdx; _occa_tiled_n += 24) { for (int n = _occa_tiled_n, _occa_end_n = (int)_occa_within((long long)(blockIdx), -2147483648ll, _occa_tiled_n + (24)); n < _occa_end_n; n += 8) { {
        y[n] = x[n] * blockIdx;
      } } }
    }
  }
}

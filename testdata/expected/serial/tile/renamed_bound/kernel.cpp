static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/tile/renamed_bound.okl"
// The bound of a tiled loop has a name that means something else on a target.

extern "C" void braced(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  const int half = N / 2;
  for (long long n_tile = 0; n_tile < half; n_tile += 8) for (int n = (int)n_tile, n_end = (int)(n_tile + 8 < half ? n_tile + 8 : half); n < n_end; ++n) {
    y[n] = x[n] + half;
  }
}

extern "C" void commented(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  const int threadIdx = N / 3;
  for (unsigned long long n_from = 0; n_from < (threadIdx < N ? (unsigned long long)N - threadIdx : 0); n_from += 4) { int n_tile = threadIdx + (int)n_from; for (int n_nth = 0, n_end = (int)_occa_within((threadIdx < N ? (unsigned long long)N - threadIdx : 0) - n_from, 0, 4); n_nth < n_end; ++n_nth) { int n = n_tile + n_nth; /* the rest */ {
    y[n] = x[n] - threadIdx;
  } } }
}

extern "C" void looped(const int &blockIdx, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < 2; ++b) {
    for (int t = 0; t < 4; ++t) {
      for (unsigned long long n_from = 0; n_from < (b + 2 * t < blockIdx ? ((unsigned long long)blockIdx - (b + 2 * t) - 1) / 8 + 1 : 0); n_from += 3) { int n_tile = b + 2 * t + 8 * (int)n_from; for (int n_nth = 0, n_end = (int)_occa_within((b + 2 * t < blockIdx ? ((unsigned long long)blockIdx - (b + 2 * t) - 1) / 8 + 1 : 0) - n_from, 0, 3); n_nth < n_end; ++n_nth) { int n = n_tile + 8 * n_nth; {
        y[n] = x[n] * blockIdx;
      } } }
    }
  }
}

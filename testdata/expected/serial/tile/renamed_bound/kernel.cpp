static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/tile/renamed_bound.okl"
// The bound of a tiled loop has a name that means something else on a target.

extern "C" void braced(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  const int half = N / 2;
  for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < half ? (unsigned long long)half : 0); _occa_tile_n += 8) { int _occa_tiled_n = (int)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < half ? (unsigned long long)half : 0) - _occa_tile_n, 0, 8); _occa_round_n < _occa_end_n; ++_occa_round_n) { int n = _occa_tiled_n + (int)_occa_round_n; {
    y[n] = x[n] + half;
  } } }
}

extern "C" void commented(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  const int threadIdx = N / 3;
  for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (threadIdx < N ? ((unsigned long long)N - (unsigned long long)threadIdx - 1) + 1 : 0); _occa_tile_n += 4) { int _occa_tiled_n = (int)(threadIdx) + (int)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((threadIdx < N ? ((unsigned long long)N - (unsigned long long)threadIdx - 1) + 1 : 0) - _occa_tile_n, 0, 4); _occa_round_n < _occa_end_n; ++_occa_round_n) { int n = _occa_tiled_n + (int)_occa_round_n; /* the rest */ {
    y[n] = x[n] - threadIdx;
  } } }
}

extern "C" void looped(const int &blockIdx, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < 2; ++b) {
    for (int t = 0; t < 4; ++t) {
      for (unsigned long long _occa_tile_n = 0; _occa_tile_n < ((b + 2 * t) < blockIdx ? ((unsigned long long)blockIdx - (unsigned long long)(b + 2 * t) - 1) / (unsigned long long)(8) + 1 : 0); _occa_tile_n += 3) { int _occa_tiled_n = (int)(b + 2 * t) + 8 * (int)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within(((b + 2 * t) < blockIdx ? ((unsigned long long)blockIdx - (unsigned long long)(b + 2 * t) - 1) / (unsigned long long)(8) + 1 : 0) - _occa_tile_n, 0, 3); _occa_round_n < _occa_end_n; ++_occa_round_n) { int n = _occa_tiled_n + 8 * (int)_occa_round_n; {
        y[n] = x[n] * blockIdx;
      } } }
    }
  }
}

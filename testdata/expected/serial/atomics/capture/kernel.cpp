static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/atomics/capture.okl"
// Captures: every item takes a place of its own from a counter.

// Prefix compaction without a scan: the order is open, the set is not.
extern "C" void takePlaces(const int &N, const int *__restrict__ x, int *__restrict__ count, int *__restrict__ kept) {
  for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < N ? (unsigned long long)N : 0); _occa_tile_n += 32) { int _occa_tiled_n = (int)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_n, 0, 32); _occa_round_n < _occa_end_n; ++_occa_round_n) { int n = _occa_tiled_n + (int)_occa_round_n; {
    if (x[n] > 0) {
      int place;
      place = count[0]++;
      kept[place] = x[n];
    }
  } } }
}

// From the far end, with a stride, and with the new value instead of the old one.
extern "C" void takeRanges(const int &N, const int *__restrict__ x, int *__restrict__ used, int *__restrict__ out) {
  for (unsigned long long _occa_tile_n = 0; _occa_tile_n < (0 < N ? (unsigned long long)N : 0); _occa_tile_n += 32) { int _occa_tiled_n = (int)_occa_tile_n; for (int _occa_round_n = 0, _occa_end_n = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_n, 0, 32); _occa_round_n < _occa_end_n; ++_occa_round_n) { int n = _occa_tiled_n + (int)_occa_round_n; {
    int end;
    end = (used[0] += x[n]);
    for (int k = 1; k <= x[n]; ++k) out[end - k] = n;
    int left;
    left = --used[1];
    used[2 + left] = 1;
  } } }
}

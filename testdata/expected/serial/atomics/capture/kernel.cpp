#line 1 "kernels/atomics/capture.okl"
// Captures: every item takes a place of its own from a counter.

// Prefix compaction without a scan: the order is open, the set is not.
extern "C" void takePlaces(const int &N, const int *__restrict__ x, int *__restrict__ count, int *__restrict__ kept) {
  for (long long n_tile = 0; n_tile < N; n_tile += 32) for (int n = (int)n_tile, n_end = (int)(n_tile + 32 < N ? n_tile + 32 : N); n < n_end; ++n) {
    if (x[n] > 0) {
      int place;
      place = count[0]++;
      kept[place] = x[n];
    }
  }
}

// From the far end, with a stride, and with the new value instead of the old one.
extern "C" void takeRanges(const int &N, const int *__restrict__ x, int *__restrict__ used, int *__restrict__ out) {
  for (long long n_tile = 0; n_tile < N; n_tile += 32) for (int n = (int)n_tile, n_end = (int)(n_tile + 32 < N ? n_tile + 32 : N); n < n_end; ++n) {
    int end;
    end = (used[0] += x[n]);
    for (int k = 1; k <= x[n]; ++k) out[end - k] = n;
    int left;
    left = --used[1];
    used[2 + left] = 1;
  }
}

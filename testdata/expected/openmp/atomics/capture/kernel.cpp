#line 1 "kernels/atomics/capture.okl"
// Captures: every item takes a place of its own from a counter.

// Prefix compaction without a scan: the order is open, the set is not.
extern "C" void takePlaces(const int &N, const int *__restrict__ x, int *__restrict__ count, int *__restrict__ kept) {
  #pragma omp parallel for
#line 5 "kernels/atomics/capture.okl"
  for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += 32) { for (int n = _occa_tiled_n; n < _occa_tiled_n + (32); n += 1) { if (n < N) {
    if (x[n] > 0) {
      int place;
      #pragma omp atomic capture
#line 8 "kernels/atomics/capture.okl"
      { place = count[0]; count[0] += 1; }
      kept[place] = x[n];
    }
  } } }
}

// From the far end, with a stride, and with the new value instead of the old one.
extern "C" void takeRanges(const int &N, const int *__restrict__ x, int *__restrict__ used, int *__restrict__ out) {
  #pragma omp parallel for
#line 16 "kernels/atomics/capture.okl"
  for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += 32) { for (int n = _occa_tiled_n; n < _occa_tiled_n + (32); n += 1) { if (n < N) {
    int end;
    #pragma omp atomic capture
#line 18 "kernels/atomics/capture.okl"
    { used[0] += x[n]; end = used[0]; }
    for (int k = 1; k <= x[n]; ++k) out[end - k] = n;
    int left;
    #pragma omp atomic capture
#line 21 "kernels/atomics/capture.okl"
    { used[1] -= 1; left = used[1]; }
    used[2 + left] = 1;
  } } }
}

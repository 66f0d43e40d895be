#line 1 "kernels/atomics/capture.okl"
// Captures: every item takes a place of its own from a counter.

// Prefix compaction without a scan: the order is open, the set is not.
extern "C" __global__ __launch_bounds__(32) void _occa_takePlaces_0(const int N, const int *__restrict__ x, int *__restrict__ count, int *__restrict__ kept) {
  { int _occa_tiled_n = 32 * (int)blockIdx.x; int n = _occa_tiled_n + (int)threadIdx.x; if (n < N) {
    if (x[n] > 0) {
      int place;
      place = atomicAdd(&(count[0]), 1);
      kept[place] = x[n];
    }
  } }
}

// From the far end, with a stride, and with the new value instead of the old one.
extern "C" __global__ __launch_bounds__(32) void _occa_takeRanges_0(const int N, const int *__restrict__ x, int *__restrict__ used, int *__restrict__ out) {
  { int _occa_tiled_n = 32 * (int)blockIdx.x; int n = _occa_tiled_n + (int)threadIdx.x; if (n < N) {
    int end;
    { const int _occa_operand = (int)(x[n]); const int _occa_old = atomicAdd(&(used[0]), _occa_operand); end = (int)(_occa_old + _occa_operand); }
    for (int k = 1; k <= x[n]; ++k) out[end - k] = n;
    int left;
    { const int _occa_operand = 1; const int _occa_old = atomicSub(&(used[1]), _occa_operand); left = (int)(_occa_old - _occa_operand); }
    used[2 + left] = 1;
  } }
}

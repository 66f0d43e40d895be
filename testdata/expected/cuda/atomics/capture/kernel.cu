#line 1 "kernels/atomics/capture.okl"
// Captures: every item takes a place of its own from a counter.

// Prefix compaction without a scan: the order is open, the set is not.
extern "C" __global__ __launch_bounds__(32) void _occa_takePlaces_0(const int N, const int *__restrict__ x, int *__restrict__ count, int *__restrict__ kept) {
  { int n_tile = 32 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    if (x[n] > 0) {
      int place;
      place = atomicAdd(&count[0], 1);
      kept[place] = x[n];
    }
  } }
}

// From the far end, with a stride, and with the new value instead of the old one.
extern "C" __global__ __launch_bounds__(32) void _occa_takeRanges_0(const int N, const int *__restrict__ x, int *__restrict__ used, int *__restrict__ out) {
  { int n_tile = 32 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    int end;
    { const int operand = x[n]; const int old = atomicAdd(&used[0], operand); end = old + operand; }
    for (int k = 1; k <= x[n]; ++k) out[end - k] = n;
    int left;
    { const int operand = 1; const int old = atomicSub(&used[1], operand); left = old - operand; }
    used[2 + left] = 1;
  } }
}

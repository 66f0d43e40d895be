static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/atomics/spelled_out.okl"
// `x = x op e`, the long way to write an update; also with the sides exchanged and in a block.

extern "C" void spelledOut(const int &N, const int *__restrict__ x, int *__restrict__ sums) {
  for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += 16) { for (int n = _occa_tiled_n, _occa_end_n = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_n + (16)); n < _occa_end_n; n += 1) { {
    sums[0] = sums[0] + x[n];
    sums[1] = sums[1] - x[n];
    sums[2] = x[n] + sums[2];
    { sums[3] = sums[3] + 2 * x[n]; }
  } } }
}

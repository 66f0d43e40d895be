static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/memory/launch_sizes.okl"
// Group memory whose size a launch knows, up to a limit.

#define p_most 32


extern "C" void turned(const int &N, const int &n, const float *x, float *y) {
  for (int b = 0; b < N; b += n) {
    alignas(64) float s[32];
    alignas(64) int pairs[64][2], count[64];
    for (int i = 0; i < n; ++i) {
      s[i] = b + i < N ? x[b + i] : 0;
      pairs[i][0] = i;
      pairs[n + i][1] = n - 1 - i;
      count[i] = 1;
    }
    for (int i = 0, i_end = (int)_occa_within((long long)N - b, -2147483648ll, n); i < i_end; ++i) {
      const int from = pairs[n + i][1];
      y[b + i] = s[from] + pairs[from][0] + count[from];
    }
  }
}

template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/atomic/capture.okl"
// Updates that hand out the value from before or after: every work item gets a number of its own.

extern "C" void tickets(const int &N, unsigned *counts, float *sum, unsigned *before, int *after, float *partial) {
  for (int first = 0; first < N; first += 32) {
    int s_count;
    for (int t = 0; t < 1; ++t) {
      s_count = 0;
    }
    for (int t = 0, t_end = (int)_occa_within((long long)N - first, -2147483648ll, 32); t < t_end; ++t) {
      const int i = first + t;
      {
        unsigned ticket;
        ticket = counts[0]++;
        before[i] = ticket;
        ticket = ++counts[1];
        before[N + i] = ticket;
        before[2 * N + i] = (counts[2] += 3);
        after[i] = s_count++;
        after[N + i] = (counts[3] = counts[3] + t % 2);
        partial[i] = (sum[0] += 0.5f);
        partial[N + i] = (sum[1] = max(sum[1], (float)i));
      }
    }
  }
}

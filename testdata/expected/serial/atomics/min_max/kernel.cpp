template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/atomics/min_max.okl"
// The lowest and the highest of each class, in global and in shared memory.

#define p_classes 6
#define p_block 32

extern "C" void classExtremes(const int &N, const int *__restrict__ which, const int *__restrict__ x,
                           int *__restrict__ lowest, int *__restrict__ highest) {
  for (long long n_tile = 0; n_tile < N; n_tile += 32) for (int n = (int)n_tile, n_end = (int)(n_tile + 32 < N ? n_tile + 32 : N); n < n_end; ++n) {
    const int c = which[n];
    lowest[c] = min(lowest[c], x[n]);
    highest[c] = max(highest[c], x[n]);
  }
}

extern "C" void blockExtremes(const int &N, const int *__restrict__ which, const unsigned int *__restrict__ x,
                           unsigned int *__restrict__ highest) {
  for (int b = 0; b < N; b += p_block) {
    alignas(64) unsigned int s_highest[p_classes];
    for (int t = 0; t < p_classes; ++t) s_highest[t] = 0;
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 32); t < t_end; ++t) {
      const int n = b + t;
      {
        s_highest[which[n]] = max(s_highest[which[n]], x[n]);
      }
    }
    for (int t = 0; t < p_classes; ++t) {
      highest[t] = max(highest[t], s_highest[t]);
    }
  }
}

template <class okl_A, class okl_B>
static inline auto min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
#line 1 "kernels/atomics/min_max.okl"
// The lowest and the highest of each class, in global and in shared memory.

#define p_classes 6
#define p_block 32

extern "C" void classExtremes(const int &N, const int *__restrict__ which, const int *__restrict__ x,
                           int *__restrict__ lowest, int *__restrict__ highest) {
  for (int _occa_tiled_n = 0; _occa_tiled_n < N; _occa_tiled_n += 32) { for (int n = _occa_tiled_n; n < _occa_tiled_n + (32); n += 1) { if (n < N) {
    const int c = which[n];
    lowest[c] = min(lowest[c], x[n]);
    highest[c] = max(highest[c], x[n]);
  } } }
}

extern "C" void blockExtremes(const int &N, const int *__restrict__ which, const unsigned int *__restrict__ x,
                           unsigned int *__restrict__ highest) {
  for (int b = 0; b < N; b += p_block) {
    unsigned int s_highest[p_classes];
    for (int t = 0; t < p_classes; ++t) s_highest[t] = 0;
    for (int t = 0; t < p_block; ++t) {
      const int n = b + t;
      if (n < N) {
        s_highest[which[n]] = max(s_highest[which[n]], x[n]);
      }
    }
    for (int t = 0; t < p_classes; ++t) {
      highest[t] = max(highest[t], s_highest[t]);
    }
  }
}

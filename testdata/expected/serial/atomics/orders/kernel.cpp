template <class okl_A, class okl_B>
static inline auto max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
#line 1 "kernels/atomics/orders.okl"
// Messages between work items: what is written before a release is there after the acquire that sees it.

// Who comes last of a group adds up what the others left.
extern "C" void lastOfGroup(const int &N, const int *__restrict__ x, int *part, int *arrived, int *sum) {
  for (int b = 0; b < N; b += 32) {
    for (int t = 0; t < 32; ++t) {
      const int g = b / 32;
      part[b + t] = b + t < N ? 2 * x[b + t] : 0;
      ;
      int before;
      before = arrived[g]++;
      if (before == 31) {
        int all = 0;
        for (int k = 0; k < 32; ++k) all += part[b + k];
        sum[g] = all;
      }
    }
  }
}

// Stores and loads: who sees the flag sees the number.
extern "C" void flags(const int &N, int *number, int *flag, int *ready, int *wrong) {
  for (long long n_tile = 0; n_tile < N; n_tile += 16) for (int n = (int)n_tile, n_end = (int)(n_tile + 16 < N ? n_tile + 16 : N); n < n_end; ++n) {
    number[n] = n + 1;
    flag[n] = 1;
    ;
    const int other = N - 1 - n;
    int there;
    there = flag[other];
    if (there) {
      int value;
      value = number[other];
      if (value != other + 1) { wrong[0] += 1; }
    }
    int first;
    { first = ready[0]; if (first == 0) ready[0] = 1; }
    ready[1] += first;
    ready[2] = max(ready[2], n);
  }
}

static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/barriers/atomic_operand.okl"
// What an atomic update adds is an ordinary read: it needs a barrier after the nest that wrote it.

extern "C" void countThenAdd(const int &N, const int *__restrict__ x, int *__restrict__ count) {
  for (int b = 0; b < N; b += 16) {
    int s_count;
    for (int t = 0; t < 1; ++t) {
      s_count = 0;
    }
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); t < t_end; ++t) {
      if (x[b + t] > 0) {
        s_count += 1;
      }
    }
    for (int t = 15; t < 16; ++t) {
      {
        count[0] += s_count;
      }
    }
  }
}

// The place of an update is read as well.
extern "C" void indirect(const int &N, const int *__restrict__ which, int *__restrict__ sums) {
  for (int b = 0; b < N; b += 16) {
    alignas(64) int s_which[16];
    for (int t = 0; t < 16; ++t) s_which[15 - t] = b + t < N ? which[b + t] : 0;
    for (int t = 0; t < 16; ++t) {
      sums[s_which[t]] += 1;
    }
  }
}

// Atomic updates by one nest and plain ones by the next.
extern "C" void atomicThenPlain(const int &N, const int *__restrict__ x, int *__restrict__ result) {
  for (int b = 0; b < N; b += 16) {
    alignas(64) int s_sum[4];
    for (int t = 0; t < 4; ++t) s_sum[t] = 0;
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); t < t_end; ++t) {
      {
        s_sum[t % 4] += x[b + t];
      }
    }
    for (int t = 0; t < 4; ++t) s_sum[t] *= 2;
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); t < t_end; ++t) {
      {
        s_sum[3 - t % 4] += 1;
      }
    }
    for (int t = 0; t < 4; ++t) result[b / 4 + t] = s_sum[t];
  }
}

static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/barriers/group_conditions.okl"
// Shared values that decide what the whole group does next: read by every item, then written again.

#define B 16

// Sorts by exchanges of neighbours until a round changes nothing.
extern "C" void sortUntilDone(const int &N, int *__restrict__ x) {
  for (int b = 0; b < N; b += B) {
    alignas(64) int s[B];
    alignas(64) int s_changed[1];
    for (int t = 0; t < B; ++t) {
      s[t] = b + t < N ? x[b + t] : 1000;
      if (t == 0) s_changed[0] = 1;
    }
    while (s_changed[0]) {
      for (int t = 15; t < 16; ++t) {
        s_changed[0] = 0;
      }
      for (int odd = 0; odd < 2; ++odd) {
        for (int t = 0; t < 15; ++t) {
          if (t % 2 == odd && s[t] > s[t + 1]) {
            const int kept = s[t];
            s[t] = s[t + 1];
            s[t + 1] = kept;
            s_changed[0] = 1;
          }
        }
      }
    }
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); t < t_end; ++t) {
      x[b + t] = s[t];
    }
  }
}

// A variable of the group that comes out of shared memory, and a condition on it.
extern "C" void pickBlocks(const int &N, const int &limit, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += B) {
    alignas(64) int s[B];
    int s_sum;
    for (int t = 0; t < B; ++t) s[t] = b + t < N ? x[b + t] : 0;
    for (int t = 0; t < 1; ++t) {
      int sum = 0;
      for (int k = 0; k < B; ++k) sum += s[k];
      s_sum = sum;
    }
    const int sum = s_sum;
    if (sum > limit) {
      for (int t = 0; t < B; ++t) s_sum = 7;
      for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); t < t_end; ++t) y[b + t] = sum + s_sum;
    } else {
      for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); t < t_end; ++t) y[b + t] = s[B - 1 - t];
    }
  }
}

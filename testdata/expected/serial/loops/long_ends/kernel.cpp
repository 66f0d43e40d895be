static inline long long _occa_within_wide(__int128 x, long long low, long long high) {
  return x < low ? low : x < high ? (long long)x : high;
}
#line 1 "kernels/loops/long_ends.okl"
// Conditions on work items with bounds at the ends of 64 bits: nothing may overflow that does not in the kernel.

extern "C" void ends(const long &N, int *__restrict__ y) {
  for (int g = 0; g < 1; ++g) {
    for (int t = 0, t_end = (int)_occa_within_wide((__int128)N + 1, -2147483648ll, 16); t < t_end; ++t) {
      y[t] += 1;
    }
    for (int t = (int)_occa_within_wide((__int128)N + 1, 0, 16); t < 16; ++t) {
      y[t] += 10;
    }
    for (int t = 0, t_end = (int)_occa_within_wide((__int128)N - 1, -2147483648ll, 16); t < t_end; ++t) {
      y[t] += 100;
    }
    for (int t = (int)_occa_within_wide((__int128)N, 0, 16), t_end = (int)_occa_within_wide((__int128)N + 1, -2147483648ll, 16); t < t_end; ++t) {
      y[t] += 1000;
    }
  }
}

extern "C" void tiles(const long &N, int *__restrict__ y) {
  for (int b = 0; b < 16; b += 8) {
    for (int t = 0, t_end = (int)_occa_within_wide((__int128)N - b, -2147483648ll, 8); t < t_end; ++t) {
      const int i = b + t;
      y[i] = 1;
    }
  }
}

extern "C" void counted(const int &n, int *__restrict__ y) {
  for (int g = 0; g < 2; ++g) { auto &n_first = n; __typeof__(int) n[8]; for (unsigned long long k = 0; k < 8; ++k) __builtin_memcpy(&n[k], &n_first, sizeof(n_first));
    for (int t = 0; t < 8; ++t) n[t] += t;
    for (int t = 0; t < 8; ++t) {
      if (t < n[t]) y[8 * g + t] = n[t];
    }
  }
}

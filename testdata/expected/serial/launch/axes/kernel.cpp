static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/launch/axes.okl"
// Axes with gaps, in any order, and explicit ones beside implicit ones.

extern "C" void onlyLast(const int &N, const int *x, int *y) {
  for (int b = 0; b < N; b += 8) {
    for (int i = b, i_end = (int)_occa_within((long long)N, -2147483648ll, b + 8); i < i_end; ++i) y[i] = x[i] + 1;
  }
}

extern "C" void gap(const int &N, const int *x, int *y) {
  for (int b = 0; b < (N + 11) / 12; ++b) {
    for (int c = 0; c < 3; ++c) {
      for (int j = 0; j < 2; ++j) {
        for (int i = 0, i_end = (int)_occa_within((long long)N - (long long)j * 2 - (long long)b * 12 - (long long)c * 4, -2147483648ll, 2); i < i_end; ++i) {
          const int n = ((b * 3 + c) * 2 + j) * 2 + i;
          y[n] = x[n] + 1;
        }
      }
    }
  }
}

// The second nest exchanges the axes: both need a group of 2 x 6 and 6 x 2, so 6 x 6.
extern "C" void exchanged(const int &N, const int *x, int *y) {
  for (int b = 0; b < N; b += 12) {
    alignas(64) int s[12];
    for (int j = 0; j < 2; ++j) {
      for (int i = 0; i < 6; ++i) s[6 * j + i] = b + 6 * j + i < N ? x[b + 6 * j + i] : 0;
    }
    ;
    for (int i = 0; i < 6; ++i) {
      for (int j = 0; j < 2; ++j) {
        const int n = 6 * j + i;
        if (b + n < N) y[b + n] = s[n] + 1;
      }
    }
  }
}

extern "C" void implicitBeside(const int &N, const int *x, int *y) {
  for (int a = 0; a < 2; ++a) {
    for (int b = 0; b < (N + 23) / 24; ++b) {
      for (int c = 0; c < 2; ++c) {
        for (int d = 0; d < 3; ++d) {
          for (int e = 0, e_end = (int)_occa_within((long long)N - (long long)c * 6 - (long long)d * 2 - (long long)a * 12 - (long long)b * 24, -2147483648ll, 2); e < e_end; ++e) {
            const int n = (((b * 2 + a) * 2 + c) * 3 + d) * 2 + e;
            y[n] = x[n] + 1;
          }
        }
      }
    }
  }
}

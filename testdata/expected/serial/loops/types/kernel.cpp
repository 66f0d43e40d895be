#include <cstddef>
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
static inline long long _occa_within_wide(__int128 x, long long low, long long high) {
  return x < low ? low : x < high ? (long long)x : high;
}
#line 1 "kernels/loops/types.okl"
// Loop variables of every integer type, steps from arguments, bounds of other types, every comparison.
// Each kernel adds one to each of N entries.

typedef unsigned short index_t;

extern "C" void withAuto(const int &N, const int *x, int *y) {
  for (auto b = 0; b < N; b += 10) {
    for (auto i = b, i_end = (int)_occa_within((long long)N, -2147483648ll, b + 10); i < i_end; ++i) y[i] = x[i] + 1;
  }
}

extern "C" void withShort(const int &N, const int *x, int *y) {
  for (index_t b = 0; b < (N + 9) / 10; ++b) {
    for (signed char t = 9; t >= 0; --t) {
      const int i = 10 * b + t;
      if (i < N) y[i] = x[i] + 1;
    }
  }
}

extern "C" void withChar(const int &N, const int *x, int *y) {
  for (int b = 0; b != (N + 99) / 100; ++b) {
    for (unsigned char t = 0; t < 200; t += 2) {
      const int i = 100 * b + t / 2;
      if (i < N) y[i] = x[i] + 1;
    }
  }
}

extern "C" void withStep(const int &N, const int &step, const int *x, int *y) {
  for (int b = 0; b < N; b += 2 * step) {
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 2 * step); t < t_end; t += 1) y[b + t] = x[b + t] + 1;
  }
}

extern "C" void withWideBound(const long &N, const unsigned int &width, const int *x, int *y) {
  for (int b = 0; b < N; b = b + 10) {
    for (unsigned int t = 1, t_end = (unsigned int)_occa_within_wide((__int128)N - b + 1, 0ll, (long long)width + 1); t < t_end; ++t) {
      const long i = b + (long)t - 1;
      y[i] = x[i] + 1;
    }
  }
}

extern "C" void withExpressions(const int &N, const int *x, int *y) {
  for (int b = -(N + 4) / 5 * 5; b < 0; b += 5) {
    for (int t = b + (N + 4) / 5 * 5, t_end = (int)_occa_within((long long)N, -2147483648ll, 5 + b + (N + 4) / 5 * 5); t < t_end; ++t) y[t] = x[t] + 1;
  }
}

extern "C" void withConstants(const int &N, const int *x, int *y) {
  const int blocks = (N + 31) / 32;
  for (int b = blocks - 1; b > -1; b--) {
    for (int t = 'a', t_end = (int)_occa_within((long long)N - (long long)b * 32 + 97, -2147483648ll, 'a' + (1 << 5)); t < t_end; t++) {
      const int i = 32 * b + t - 'a';
      y[i] = x[i] + true;
    }
  }
}

extern "C" void withLong(const size_t &N, const int *x, int *y) {
  for (size_t b = 0; b < N; b += sizeof(int) * 4) {
    for (unsigned long t = sizeof(int) * 4; t > 0; --t) {
      if (b + t - 1 < N) y[b + t - 1] = x[b + t - 1] + 1;
    }
  }
}

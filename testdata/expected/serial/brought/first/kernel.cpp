static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/brought/first.okl"
// Attributes of a project before those of the language: both become words.

__attribute__((aligned(16))) const float table[4] = {1, 2, 3, 4};

extern "C" void first(const int &N, const float *x, float *y) {
  for (int b = 0; b < N; b += 8) {
    alignas(64) __attribute__((aligned(16))) float s[8], t[8];
    alignas(64) __attribute__((aligned(8))) int half[4], twice = 2;
    for (int i = 0; i < 8; ++i) {
      __attribute__((aligned(8))) const float *p = x + b;
      s[i] = b + i < N ? p[i] : 0;
      t[i] = table[i % 4];
      if (i < 4) half[i] = twice * i;
    }
    for (int i = 0, i_end = (int)_occa_within((long long)N - b, -2147483648ll, 8); i < i_end; ++i) {
      y[b + i] = s[7 - i] * t[i] + half[i / 2];
    }
  }
}

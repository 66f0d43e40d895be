static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/launch/launch_bounds.okl"
// @launch_bounds where the launch gives the size, and where it is known, in both spellings.

extern "C" void negate(const int &N, const int &size, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += size) {
    for (int i = b, i_end = (int)_occa_within((long long)N, -2147483648ll, b + size); i < i_end; ++i) {
      y[i] = -x[i];
    }
  }
}

// One number.
extern "C" void reversed(const int &N, const int &size, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += size) {
    alignas(64) int s[64];
    for (int i = 0; i < size; ++i) s[i] = b + i < N ? x[b + i] : 0;
    for (int i = (int)_occa_within((long long)size + b - N, 0, size); i < size; ++i) {
      const int from = size - 1 - i;
      y[b + from] = s[from] + 1;
    }
  }
}

// A size that is known, and smaller than the limit.
extern "C" void twice(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += 16) {
    for (int i = b, i_end = (int)_occa_within((long long)N, -2147483648ll, b + 16); i < i_end; ++i) {
      y[i] = 2 * x[i];
    }
  }
}

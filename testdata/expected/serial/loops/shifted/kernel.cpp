static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/loops/shifted.okl"
// Inner loops that start where the outer one stands, in every direction and with every comparison. All
// have sixteen rounds.

extern "C" void shiftedUp(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += 16) {
    for (int i = b, i_end = (int)_occa_within((long long)N, -2147483648ll, b + 16); i < i_end; ++i) y[i] = x[i] + 1;
  }
  for (int b = 0; b < N; b += 16) {
    for (int i = b, i_end = (int)_occa_within((long long)N, -2147483648ll, (long long)(b + 15) + 1); i < i_end; i++) y[i] += 1;
  }
  for (int b = 0; N > b; b = b + 16) {
    for (int i = b, i_end = (int)_occa_within((long long)N, -2147483648ll, 16 + b); i < i_end; i = i + 1) y[i] += 1;
  }
  for (int b = 0; b < N; b += 16) {
    for (int i = b + 1, i_end = (int)_occa_within((long long)N + 1, -2147483648ll, b + 17); i < i_end; ++i) y[i - 1] += 1;
  }
  for (int b = 0; b < N; b = 16 + b) {
    for (int i = 2 * b; i < 2 * b + 32; i += 2) if (i / 2 < N) y[i / 2] += 1;
  }
}

extern "C" void shiftedDown(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = N - 1; b >= 0; b -= 16) {
    for (int i = b; i > b - 16; --i) if (i >= 0) y[i] = x[i] + 1;
  }
  for (int b = N - 1; b >= 0; b -= 16) {
    for (int i = b; i >= b - 15; i--) if (i >= 0) y[i] += 1;
  }
  for (int b = N; b > 0; b = b - 16) {
    for (int i = b - 1; b - 17 < i; i -= 1) if (i >= 0) y[i] += 1;
  }
  for (int b = N - 1; 0 <= b; b -= 16) {
    for (int i = b; i != b - 16; --i) if (i >= 0) y[i] += 1;
  }
  for (int b = 0; b < N; b += 16) {
    for (int i = b + 15; i >= b; --i) if (i < N) y[i] += 1;
  }
}

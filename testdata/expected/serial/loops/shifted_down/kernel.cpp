#line 1 "kernels/loops/shifted_down.okl"
// Inner loops that run down from where the outer one stands. All have sixteen rounds.

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

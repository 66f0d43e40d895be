#line 1 "kernels/loops/shifted.okl"
// Inner loops that start where the outer one stands, in every direction and with every comparison. All
// have sixteen rounds.

extern "C" void shiftedUp(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int b = 0; b < N; b += 16) {
    for (int i = b; i < b + 16; ++i) if (i < N) y[i] = x[i] + 1;
  }
  for (int b = 0; b < N; b += 16) {
    for (int i = b; i <= b + 15; i++) if (i < N) y[i] += 1;
  }
  for (int b = 0; N > b; b = b + 16) {
    for (int i = b; 16 + b > i; i = i + 1) if (i < N) y[i] += 1;
  }
  for (int b = 0; b < N; b += 16) {
    for (int i = b + 1; i != b + 17; ++i) if (i <= N) y[i - 1] += 1;
  }
  for (int b = 0; b < N; b = 16 + b) {
    for (int i = 2 * b; i < 2 * b + 32; i += 2) if (i / 2 < N) y[i / 2] += 1;
  }
}

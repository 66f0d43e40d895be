void powers(const int N, float *x) {
  for (int i = 1; i < N; i *= 2) {
    for (int t = 0; t < 64; ++t) {
      x[64 * i + t] = i;
    }
  }
}

void fill(const int N, float *x) {
  for (int g = 0; g < N; g += 64) {
    for (int t = 0; t < 64; ++t) {
      if (g + t >= N) break;
      x[g + t] = 1;
    }
  }
}

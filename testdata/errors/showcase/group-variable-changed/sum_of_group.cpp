void norms(const int N, const float *x, float *norm) {
  for (int g = 0; g < N; ++g) {
    float sum = 0;
    for (int t = 0; t < 64; ++t) {
      sum += x[64 * g + t] * x[64 * g + t];
    }
    for (int t = 0; t < 1; ++t) {
      norm[g] = sum;
    }
  }
}

void scale(const int N, const float alpha, float *x) {
  for (int i = 0; i < N; ++i) {
    x[i] = alpha * x[i]
  }
}

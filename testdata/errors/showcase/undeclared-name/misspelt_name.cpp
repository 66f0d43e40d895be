void axpy(const int N, const float alpha, const float *x, float *y) {
  for (int i = 0; i < N; ++i) {
    y[i] += alhpa * x[i];
  }
}

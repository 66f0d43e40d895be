void clear(const int N, float *x) {
  [[tiel(64)]] for (int i = 0; i < N; ++i) {
    x[i] = 0;
  }
}

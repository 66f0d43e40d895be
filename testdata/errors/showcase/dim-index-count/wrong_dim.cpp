void transpose(const int N, const int M, float a[16][16], const float *b) {
  for (int i = 0; i < N; ++i) {
    a[i] = b[i];
  }
}

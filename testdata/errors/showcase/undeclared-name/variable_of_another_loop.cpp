void smooth(const int N, float *x) {
  for (int g = 0; g < N; g += 64) {
    float s[64];
    for (int t = 0; t < 64; ++t) {
      float old = x[g + t];
      s[t] = old;
    }
    for (int t = 0; t < 64; ++t) {
      x[g + t] = 0.5f * (old + s[63 - t]);
    }
  }
}

void reverse(float *x) {
  for (int g = 0; g < 4; ++g) {
    for (int t = 0; t < 64; ++t) {
      float s[64];
      s[t] = x[t];
    }
  }
}

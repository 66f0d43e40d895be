void barrier();

void half(float *x) {
  for (int g = 0; g < 4; ++g) {
    float s[64];
    for (int t = 0; t < 64; ++t) {
      s[t] = x[t];
      if (t < 32) {
        barrier();
        x[t] = s[63 - t];
      }
    }
  }
}

float min(float a, float b);
void clamp(const int N, float *x) {
  for (int g = 0; g < N; g += 64) {
    for (int t = 0; t < 64; ++t) {
      if (g + t < N) {
        x[g + t] = min(x[g + t], 1.0f);
    }
  }
}

void clear(const int N, float *x) {
  for (int i = 0; i < N; ++i) x[i] = 0;
}

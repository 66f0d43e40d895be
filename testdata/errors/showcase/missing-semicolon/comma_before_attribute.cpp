void clear(const int N, float *x) {
  for (int g = 0; g < N; g += 64) {
    for (int t = 0; t < 64; t++, ) {
      x[g + t] = 0;
    }
  }
}

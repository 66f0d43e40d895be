static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/barriers/independent.okl"
// `@independent`: rounds that write where no other one reads wait for nothing.

// Each round has a column of its own: by their indices okl cannot tell.
extern "C" void columns(const int &N, const int &M, const int *place, const float *x, float *y) {
  for (int b = 0; b < N; b += 16) {
    alignas(64) float s[8][16];
    for (int m = 0; m < M; ++m) {
      const int column = place[m];
      for (int t = 0; t < 16; ++t) s[column][t] = b + t < N ? x[M * (b + t) + m] : 0;
      for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); t < t_end; ++t) {
        y[M * (b + t) + m] = s[column][15 - t];
      }
    }
    // What comes after the loop waits for its last round.
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); t < t_end; ++t) {
      if (M > 0) y[M * (b + t)] += s[place[0]][t];
    }
  }
}

// Inside of one whose rounds are not independent.
extern "C" void nested(const int &N, const int *order, float *x) {
  for (int b = 0; b < N; b += 16) {
    alignas(64) float s[4][16];
    for (int k = 0; k < 3; ++k) {
      for (int r = 0; r < 4; ++r) {
        for (int t = 0; t < 16; ++t) s[order[r]][t] = b + t < N ? x[b + t] + r : 0;
        for (int t = 0; t < 16; ++t) s[order[r]][t] += 1;
      }
      for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); t < t_end; ++t) {
        x[b + t] = s[0][15 - t] + s[1][t] + s[2][t] + s[3][t];
      }
    }
  }
}

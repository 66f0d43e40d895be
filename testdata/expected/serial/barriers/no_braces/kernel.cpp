#line 1 "kernels/barriers/no_braces.okl"
// Nests in loops and conditions without braces: the barrier before a nest belongs into the loop.

extern "C" void foldNoBraces(const int &N, const float *__restrict__ x, float *__restrict__ sums) {
  for (int b = 0; b < N; b += 16) {
    alignas(64) float s[16];
    for (int t = 0; t < 16; ++t) s[t] = b + t < N ? x[b + t] : 0.0f;
    for (int alive = 8; alive > 0; alive /= 2)
      for (int t = 0, t_end = alive < 16 ? alive : 16; t < t_end; ++t)
        s[t] += s[t + alive];
    for (int t = 0; t < 1; ++t)
      sums[b / 16] = s[0];
  }
}

// The condition is the same for the whole group.
extern "C" void reverseIf(const int &N, const int &reverse, const float *__restrict__ x, float *__restrict__ y) {
  for (int b = 0; b < N; b += 16) {
    alignas(64) float s[16];
    for (int t = 0; t < 16; ++t) s[t] = b + t < N ? x[b + t] : 0.0f;
    if (reverse)
      for (int t = 0; t < 16; ++t) y[b + t] = s[15 - t];
    else
      for (int t = 0; t < 16; ++t) y[b + t] = s[t ^ 1];
  }
}

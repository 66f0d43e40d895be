#line 1 "kernels/barriers/sizes.okl"
// What only stands inside of `sizeof` and `decltype` is neither read nor written: no barrier for it.

extern "C" void sizes(const int &N, const int *__restrict__ x, int *__restrict__ y) {
  for (int g = 0; g < N; g += 8) {
    alignas(64) int s[8];
    for (int t = 0; t < 8; ++t) y[g + t] = sizeof(s) / sizeof(s[7 - t]);
    for (int t = 0; t < 8; ++t) s[t] = x[g + t] + sizeof(y[g + 7 - t]);
    for (int t = 0; t < 8; ++t) y[g + t] += s[t];
  }
}

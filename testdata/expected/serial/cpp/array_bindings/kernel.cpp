#line 1 "kernels/cpp/array_bindings.okl"
// Structured bindings of arrays in group memory.
extern "C" void arrayBindings(const int &N, const float *x, float *y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) float s[2];
    for (int t = 0; t < 2; ++t) s[t] = x[2 * g + t];
    for (int t = 0; t < 2; ++t) {
      auto [a, b] = s;
      const auto &[c, d] = s;
      a += 1;
      y[2 * g + t] = a + 2 * b + 4 * c + 8 * d;
    }
  }
}

#line 1 "kernels/cpp/captures.okl"
// Lambdas and group memory: none of them copies it.

extern "C" void captured(const int &N, const int *x, int *y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) int s[8], first;
    for (int t = 0; t < 8; ++t) {
      auto put = [=, &s, &first](const int at) mutable {
        s[at] = x[8 * g + at];
        if (at == 0) first = 10 * g;
      };
      put(t);
    }
    for (int t = 0; t < 8; ++t) {
      const auto other = [=, &s, &first](const int at) { return s[at] + first; };
      const auto both = [&s, &first, t] { return s[t] + first; };
      y[16 * g + t] = other(7 - t) + both();
    }
    for (int t = 0; t < 8; ++t) {
      auto twice = [&s, t]() mutable { s[t] *= 2; };
      twice();
      const auto outer = [=, &s] { return [=, &s] { return s[t] + 1; }(); };
      y[16 * g + 8 + t] = outer();
    }
  }
}

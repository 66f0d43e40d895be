#line 1 "kernels/cpp/deduced_together.okl"
// `auto` for a value and a pointer at once: compilers with several memories see two types there.

extern "C" void deducedTogether(const int &N, const int *x, int *y) {
  for (int b = 0; b < N; b += 16) {
    alignas(64) int s[16];
    for (int t = 0; t < 16; ++t) {
      auto a = x[b + t], *p = &a, c = 2 * a;
      const auto d = c, *const q = &d;
      auto *r = &c, *same = r;
      *p += 1;
      s[t] = a + *q + *same;
    }
    for (int t = 0; t < 16; ++t) {
      auto *from = s + 15;
      auto to = 0, *place = &to;
      for (auto k = 0, m = t; k < 2; ++k, --m) *place += m;
      y[b + t] = from[-t] + to;
    }
  }
}

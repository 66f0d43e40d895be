static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/pointers/deduced_together.okl"
// `auto` for several pointers at once, in statements and headers.

extern "C" void deducedTogether(const int &N, float *x, float *y) {
  for (int b = 0; b < N; b += 16) {
    alignas(64) float s[16];
    for (int t = 0; t < 16; ++t) {
      s[t] = b + t < N ? x[b + t] : 0;
    }
    for (int t = 0, t_end = (int)_occa_within((long long)N - b, -2147483648ll, 16); t < t_end; ++t) {
      {
        auto p = s, e = s + t;
        const auto first = s, last = s + 15;
        auto const own = s + t, other = s + 15 - t;
        const auto one = s;
        auto far = x + b, near = s;
        auto a = 1, *pa = &a;
        float sum = *first + 2 * *last + 3 * *own + 5 * *other + 7 * *one + 9 * far[0] + 11 * near[1] + *pa;
        for (auto q = s, end = s + 4; q != end; ++q) {
          sum += *q;
        }
        for (; p != e; ++p) {
          sum += *p;
        }
        y[b + t] = sum;
      }
    }
  }
}

#line 1 "kernels/memory/static_addresses.okl"
// Group memory in captures of lambdas, and its addresses in lists of first values.
struct View {
  float *at;
  int size;
  float last() const { return at[size - 1]; }
};

extern "C" void staticAddresses(const int &N, const float *x, float *y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) float s[8];
    int count;
    for (int t = 0; t < 8; ++t) {
      s[t] = x[8 * g + t];
      if (t == 0) count = 2;
    }
    for (int t = 0; t < 8; ++t) {
      const int back = 7 - t;
      auto mirrored = [back, &s](int shift) { return s[(back + shift) % 8]; };
      auto scaled = [&s, &count](int i) { return s[i] * count; };
      auto first = [&s] { return s[0]; };
      View whole = {s, 8};
      const View half{s + 2, 4};
      View views[2] = {{&s[1], 3}, {s, t + 1}};
      y[8 * g + t] = mirrored(1) + scaled(t) + first() + whole.last() + half.last() + views[t & 1].last();
    }
  }
}

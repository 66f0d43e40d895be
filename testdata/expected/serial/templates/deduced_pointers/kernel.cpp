#line 1 "kernels/templates/deduced_pointers.okl"
// Function templates whose types are pointers, to several memories.

template <class P>
auto element(P p, int at) {
  P moved = p + at;
  return *moved;
}

template <class P, class Q>
float sum(const P p, const Q q) {
  P first = p;
  P second = p + 1, third = second;
  return *first + *second + *third + q[1];
}

extern "C" void deducedPointers(const int &N, const float *x, float *y) {
  for (int g = 0; g < N; ++g) {
    alignas(64) float s[9];
    for (int t = 0; t < 9; ++t) s[t] = x[9 * g + t];
    for (int t = 0; t < 8; ++t) {
      float own[2] = {1, 2};
      y[8 * g + t] = sum(s + t, x) + sum(x + 9 * g + t, own) + sum(&own[0], s) + element(own, 1) + element(s, t);
    }
  }
}

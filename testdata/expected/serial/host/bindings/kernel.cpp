#line 1 "kernels/host/bindings.okl"
// Structured bindings of host code that nests read.
struct Pair {
  int first, second;
};

extern "C" void bindings(const int &N, int *y) {
  Pair pair = {N, 2};
  auto [a, b] = pair;
  int list[2] = {3, 4};
  const auto &[c, d] = list;
  for (int g = 0; g < N; ++g) {
    for (int t = 0; t < 8; ++t) y[8 * g + t] = a + 10 * b + 100 * c + 1000 * d + t;
  }
}

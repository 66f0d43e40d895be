#include <testkit.hpp>

OKL_KERNEL(deducedTogether, int, float *, float *);

int main() {
  testkit::Random random(1);
  for (int N : {0, 1, 16, 37}) {
    auto x = random.buffer<float>(N, -1, 1);
    testkit::Buffer<float> y(N);
    OKL_CALL(deducedTogether, N, x, y);
    std::vector<double> expected(N);
    for (int i = 0; i < N; ++i) {
      const int b = i / 16 * 16, t = i % 16;
      const auto s = [&](int at) { return b + at < N ? double(x[b + at]) : 0; };
      double sum = s(0) + 2 * s(15) + 3 * s(t) + 5 * s(15 - t) + 7 * s(0) + 9 * s(0) + 11 * s(1) + 1;
      for (int at = 0; at < 4; ++at) sum += s(at);
      for (int at = 0; at < t; ++at) sum += s(at);
      expected[i] = sum;
    }
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

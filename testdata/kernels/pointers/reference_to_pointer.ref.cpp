#include <testkit.hpp>

OKL_KERNEL(referenceToPointer, int, const float *, float *);

int main() {
  testkit::Random random(1);
  for (int N : {0, 1, 16, 37}) {
    const auto x = random.buffer<float>(N, -1, 1);
    testkit::Buffer<float> y(N);
    OKL_CALL(referenceToPointer, N, x, y);
    std::vector<double> expected(N);
    for (int i = 0; i < N; ++i) {
      const int b = i / 16 * 16, t = i % 16;
      const auto s = [&](int at) { return b + at < N ? double(x[b + at]) : 0; };
      expected[i] = s(t) + 2 * s(15 - t) + 3 * s(t / 2) + 5 * s(t) + 7 * s(0) + 9 * s(t / 2) + 11 * s(0);
    }
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

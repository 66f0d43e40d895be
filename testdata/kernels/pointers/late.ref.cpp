// Runs the kernel of pointers/late.okl.

#include <testkit.hpp>

OKL_KERNEL(late, int, const float *, float *);

int main() {
  testkit::Random random(103);
  for (int N : {1, 3, 17}) {
    const auto x = random.buffer<float>(N * 8, 0, 1);
    testkit::Buffer<float> y(N * 8);
    std::vector<double> expected(N * 8);
    for (int b = 0; b < N; ++b) {
      double sum = 0;
      for (int i = 0; i < 8; ++i) sum += x[b * 8 + i];
      for (int i = 0; i < 4; ++i) sum += x[b * 8 + i];
      for (int k = 0; k < 3 && x[k] > 0.2f; ++k) sum += x[k + 1];
      for (int t = 0; t < 8; ++t) expected[b * 8 + t] = sum;
    }
    OKL_CALL(late, N, x, y);
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

// Compares with the functions in double precision; every number times 1e38 is infinite in single precision.

#include <cmath>

#include <testkit.hpp>

OKL_KERNEL(large, int, const float *, float *);

int main() {
  testkit::Random random(9);
  for (int N : {1, 2, 15, 40}) {
    const auto x = random.buffer<float>(N, 4, 88);
    testkit::Buffer<float> y(4 * N);
    OKL_CALL(large, N, x, y);
    std::vector<double> expected(4 * N);
    for (int n = 0; n < N; ++n) {
      expected[4 * n] = std::expm1(double(x[n])) * 1e-38;
      expected[4 * n + 1] = std::log1p(x[n] * 1e36);
      expected[4 * n + 2] = std::hypot(x[n] * 1e36, x[n] * 2e36) * 1e-38;
      expected[4 * n + 3] = 7;
    }
    testkit::expect_close("y", y, expected, 2e-5, {{"N", N}});
  }
  return testkit::result();
}

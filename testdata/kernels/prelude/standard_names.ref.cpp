// Runs the kernel of prelude/standard_names.okl.

#include <testkit.hpp>

#include <cmath>

OKL_KERNEL(names, int, const float *, float *, int *);

int main() {
  testkit::Random random(2208);
  for (int N : {0, 1, 16, 77}) {
    const auto x = random.buffer<float>(N, -3, 3);
    testkit::Buffer<float> y(N);
    testkit::Buffer<int> n(N);
    std::vector<double> expected;
    std::vector<int> expected_n;
    for (int i = 0; i < N; ++i) {
      const float v = x[i];
      int exponent;
      float whole;
      double sum = frexpf(v, &exponent) + modff(v, &whole);
      sum += v * 4 + v * 2 + std::floor(std::log2(v + 4.0f)) + 2 * nearbyintf(v);
      sum += (v > 1 ? v - 1 : 0) + std::cbrt(double(v)) + (std::exp(double(v)) - 1) + std::log(v + 5.0) + std::sqrt(v * v + 4.0);
      sum += v - 1.5 * nearbyintf(v / 1.5f) + (v < 0 ? -v : v) + whole + (v < 0 ? -1 : 1);
      expected.push_back(sum + std::fmax(double(v), std::sqrt(2.0)) + 1);
      long number = std::lround(v) + std::lrint(v) + 3 + std::llround(3 * v) + std::llrint(3 * v);
      if (v < 0) number += 100;
      expected_n.push_back(int(number) + exponent + int(std::floor(std::log2(v + 4.0f))) + 7 + (i > 3 ? i : 3));
    }
    OKL_CALL(names, N, x, y, n);
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
    testkit::expect_equal("n", n, expected_n, {{"N", N}});
  }
  return testkit::result();
}

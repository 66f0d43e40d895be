// Runs the kernel of constants/pi.okl.

#include <testkit.hpp>

OKL_KERNEL(radians, int, const double *, double *);

int main() {
  testkit::Random random(91);
  for (int N : {0, 1, 9}) {
    const auto degrees = random.buffer<double>(N, -180, 180);
    testkit::Buffer<double> x(N);
    std::vector<double> expected;
    for (int n = 0; n < N; ++n) expected.push_back(degrees[n] / 180 * std::acos(-1.0) + std::sqrt(2.0));
    OKL_CALL(radians, N, degrees, x);
    testkit::expect_close("x", x, expected, 1e-12, {{"N", N}});
  }
  return testkit::result();
}

// Runs the kernel of intrinsics/math_double.okl.

#include <testkit.hpp>

#include <cmath>

OKL_KERNEL(powers, int, const double *, double *);

int main() {
  testkit::Random random(31);
  for (int N : {0, 1, 33, 100}) {
    const auto x = random.buffer<double>(N, -2, 2);
    testkit::Buffer<double> y(N);
    OKL_CALL(powers, N, x, y);
    std::vector<double> a(N);
    for (int i = 0; i < N; ++i) a[i] = std::pow(10.0, x[i]) - 100;
    testkit::expect_close("y", y, a, 1e-12, {{"N", N}});
  }
  return testkit::result();
}

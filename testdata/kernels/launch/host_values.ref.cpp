// Runs the kernel of launch/host_values.okl.

#include <testkit.hpp>

OKL_KERNEL(structs, int, double, const double *, double *);

int main() {
  testkit::Random random(113);
  for (int N : {0, 1, 8, 17, 50}) {
    const auto x = random.buffer<double>(N, -1, 1);
    testkit::Buffer<double> y(N);
    std::vector<double> y_(N);
    for (int n = 0; n < N; ++n) y_[n] = (std::pow(2.0, 1.5) + std::sqrt(1.5)) * (n < N / 2 ? 1 : 2) * x[n];
    OKL_CALL(structs, N, 1.5, x, y);
    testkit::expect_close("y", y, y_, 1e-12, {{"N", N}});
  }
  return testkit::result();
}

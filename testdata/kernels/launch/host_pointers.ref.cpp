// Runs the kernel of launch/host_pointers.okl.

#include <testkit.hpp>

OKL_KERNEL(halves, int, const double *, double *);

int main() {
  testkit::Random random(115);
  for (int N : {0, 1, 8, 17, 50}) {
    const auto x = random.buffer<double>(N, -1, 1);
    testkit::Buffer<double> y(N);
    std::vector<double> expected;
    for (int n = 0; n < N; ++n) expected.push_back((n < N / 2 ? 1 : 2) * x[n]);
    OKL_CALL(halves, N, x, y);
    testkit::expect_close("y", y, expected, 1e-12, {{"N", N}});
  }
  return testkit::result();
}

// Runs the kernel of prelude/own.okl.

#include <testkit.hpp>

OKL_KERNEL(own, int, const double *, double *);

int main() {
  testkit::Random random(19);
  for (int N : {0, 1, 50}) {
    const auto a = random.buffer<double>(N, -2, 2);
    testkit::Buffer<double> b(N);
    std::vector<double> expected(N);
    for (int i = 0; i < N; ++i) {
      const double d = a[i];
      expected[i] = d * d + 1 + std::sqrt(d * d + 1) + (d > 1 ? d : 1) + (d > 0.5 ? d : 0.5);
      expected[i] += (d < 0 ? 0 : d > 1 ? 1 : d) + (d < 0 ? -d : d) + (d < 0.5 ? d : 0.5) + 10;
    }
    OKL_CALL(own, N, a, b);
    testkit::expect_close("own", b, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

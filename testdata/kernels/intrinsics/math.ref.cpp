// Runs the kernel of intrinsics/math.okl.

#include <testkit.hpp>

#include <cmath>

OKL_KERNEL(powers, int, const float *, float *, double *);

int main() {
  testkit::Random random(31);
  for (int N : {0, 1, 33, 100}) {
    const auto x = random.buffer<float>(N, -2, 2);
    testkit::Buffer<float> y(N);
    testkit::Buffer<double> z(N);
    OKL_CALL(powers, N, x, y, z);
    std::vector<double> a(N), b(N);
    for (int i = 0; i < N; ++i) {
      a[i] = 2 * std::pow(10.0, double(x[i] + 1.0f));
      b[i] = std::pow(10.0, double(x[i])) - 100;
    }
    testkit::expect_close("y", y, a, 1e-5, {{"N", N}});
    testkit::expect_close("z", z, b, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

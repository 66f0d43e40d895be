// Runs the kernel of intrinsics/math.okl.

#include <testkit.hpp>

#include <cmath>

OKL_KERNEL(powers, int, const float *, float *);

int main() {
  testkit::Random random(31);
  for (int N : {0, 1, 33, 100}) {
    const auto x = random.buffer<float>(N, -2, 2);
    testkit::Buffer<float> y(N);
    OKL_CALL(powers, N, x, y);
    std::vector<double> a(N);
    for (int i = 0; i < N; ++i) a[i] = 2 * std::pow(10.0, double(x[i] + 1.0f));
    testkit::expect_close("y", y, a, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

// Runs the kernels of prelude/standard.okl.

#include <testkit.hpp>

OKL_KERNEL(standard, int, const float *, float *);
OKL_KERNEL(declared, int, const float *, float *);

int main() {
  testkit::Random random(104);
  for (int N : {0, 1, 33}) {
    const auto x = random.buffer<float>(N, 0, 1);
    testkit::Buffer<float> y(N);
    std::vector<double> expected(N);
    for (int i = 0; i < N; ++i) expected[i] = std::sqrt(x[i]) + x[i] + x[i] * x[i];
    OKL_CALL(standard, N, x, y);
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
    for (int i = 0; i < N; ++i) expected[i] = std::sqrt(2.0);
    OKL_CALL(declared, N, x, y);
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

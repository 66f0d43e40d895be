// Runs the kernels of source/macros.okl.

// Short names from the command line, which the kit uses itself.
#undef T
#undef w
#include <testkit.hpp>

OKL_KERNEL(scaledHalves, int, const float *, float *);
OKL_KERNEL(scaledSum, int, const float *, float *);
OKL_KERNEL(scaledDifference, int, const float *, float *);
OKL_KERNEL(lengths, int *);

int main() {
  testkit::Random random(102);
  for (int N : {0, 1, 6, 7, 40}) {
    const auto x = random.buffer<float>(N, -1, 1);
    testkit::Buffer<float> y(N), z(N);
    std::vector<double> y_(N), z_(N);
    for (int n = 0; n < N; ++n) {
      y_[n] = x[n];
      for (int k = n / 6 * 6; k < n / 6 * 6 + 6 && k < N; ++k) y_[n] += 0.5 * x[k];
      z_[n] = x[n] - (x[n] + y_[n]);
    }
    OKL_CALL(scaledHalves, N, x, y);
    testkit::expect_close("halves", y, y_, 1e-5, {{"N", N}});
    z = y;
    OKL_CALL(scaledSum, N, x, z);
    OKL_CALL(scaledDifference, N, x, z);
    testkit::expect_close("difference", z, z_, 1e-5, {{"N", N}});
  }
  testkit::Buffer<int> result(3);
  OKL_CALL(lengths, result);
  testkit::expect_equal("lengths", result, {208, 211, 201});
  return testkit::result();
}

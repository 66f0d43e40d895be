// Runs the kernels of tables/constants.okl.

#include <testkit.hpp>

struct Options {
  float factors[4];
  int first[2];
  struct {
    double scale;
    short shift;
  } inside;
};

OKL_KERNEL(integrate, int, const float *, const float *, float *);
OKL_KERNEL(transform, int, Options, const float *, float *);

int main() {
  testkit::Random random(109);
  for (int N : {0, 1, 8, 9, 60}) {
    const auto values = random.buffer<float>(4 * N, -1, 1), areas = random.buffer<float>(N, 0, 1), x = random.buffer<float>(N, -1, 1);
    testkit::Buffer<float> sums(N), y(N, 0.f);
    std::vector<double> sums_(N), y_(N);
    const Options options{{1, 2, 3, 4}, {9, 2}, {0.5, -3}};
    for (int n = 0; n < N; ++n) {
      // The integral of a bilinear function over the square of area four is the sum of its corners.
      for (int k = 0; k < 4; ++k) sums_[n] += double(values[4 * n + k]) * areas[n] / 3;
      const double t = x[n];
      if (n >= 2) y_[n] = 0.5 * (1 - 2 * t + 3 * t * t - 4 * t * t * t) - 3;
    }
    OKL_CALL(integrate, N, values, areas, sums);
    OKL_CALL(transform, N, options, x, y);
    testkit::expect_close("sums", sums, sums_, 1e-5, {{"N", N}});
    testkit::expect_close("y", y, y_, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

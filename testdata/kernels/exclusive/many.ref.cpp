// Runs the kernels of exclusive/many.okl.

#include <testkit.hpp>

OKL_KERNEL(everyKind, int, const float *, float *);
OKL_KERNEL(threeLevels, int, int, int, const int *, int *);

int main() {
  testkit::Random random(84);
  for (int N : {0, 1, 12, 13, 40}) {
    const auto x = random.buffer<float>(N, -1, 1);
    testkit::Buffer<float> y(N);
    std::vector<double> expected;
    // sum: 0.5 + 6 x; the table: 2 x, 3 x, 5 x; age 3, count 16, pair -1 and -1 + 1 + 2 + 3.
    for (int n = 0; n < N; ++n) expected.push_back(0.5 + 16.0 * x[n] + 3 + 16 - 1 + 5);
    OKL_CALL(everyKind, N, x, y);
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
  }
  const int shapes[][3] = {{1, 1, 1}, {5, 3, 2}, {4, 1, 7}};
  for (const auto &shape : shapes) {
    const int count = 2 * shape[0] * shape[1] * shape[2];
    const auto x = random.buffer<int>(count, -100, 100);
    testkit::Buffer<int> y(count);
    std::vector<int> expected;
    for (int n = 0; n < count; ++n) expected.push_back(n < count / 2 ? x[n] : -x[n]);
    OKL_CALL(threeLevels, shape[0], shape[1], shape[2], x, y);
    testkit::expect_equal("y", y, expected, {{"count", count}});
  }
  return testkit::result();
}

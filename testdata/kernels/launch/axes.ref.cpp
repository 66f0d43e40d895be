// Runs the kernels of launch/axes.okl, which all add one.

#include <testkit.hpp>

OKL_KERNEL(onlyLast, int, const int *, int *);
OKL_KERNEL(gap, int, const int *, int *);
OKL_KERNEL(exchanged, int, const int *, int *);
OKL_KERNEL(implicitBeside, int, const int *, int *);

int main() {
  testkit::Random random(111);
  for (int N : {0, 1, 12, 13, 24, 100}) {
    const auto x = random.buffer<int>(N, -1000, 1000);
    std::vector<int> expected(N);
    for (int n = 0; n < N; ++n) expected[n] = x[n] + 1;
#define CHECK(kernel)                                        \
  {                                                          \
    testkit::Buffer<int> y(N);                               \
    OKL_CALL(kernel, N, x, y);                               \
    testkit::expect_equal(#kernel, y, expected, {{"N", N}}); \
  }
    CHECK(onlyLast)
    CHECK(gap)
    CHECK(exchanged)
    CHECK(implicitBeside)
  }
  return testkit::result();
}

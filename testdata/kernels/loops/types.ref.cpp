// Runs the kernels of loops/types.okl, which all add one.

#include <testkit.hpp>

OKL_KERNEL(withAuto, int, const int *, int *);
OKL_KERNEL(withShort, int, const int *, int *);
OKL_KERNEL(withChar, int, const int *, int *);
OKL_KERNEL(withStep, int, int, const int *, int *);
OKL_KERNEL(withWideBound, long, unsigned int, const int *, int *);
OKL_KERNEL(withExpressions, int, const int *, int *);
OKL_KERNEL(withConstants, int, const int *, int *);
OKL_KERNEL(withLong, std::size_t, const int *, int *);

int main() {
  testkit::Random random(73);
  for (int N : {0, 1, 9, 10, 11, 32, 205}) {
    const auto x = random.buffer<int>(N, -1000, 1000);
    std::vector<int> expected(N);
    for (int n = 0; n < N; ++n) expected[n] = x[n] + 1;
#define CHECK(kernel, ...)                                   \
  {                                                          \
    testkit::Buffer<int> y(N);                               \
    OKL_CALL(kernel, __VA_ARGS__, x, y);                     \
    testkit::expect_equal(#kernel, y, expected, {{"N", N}}); \
  }
    CHECK(withAuto, N)
    CHECK(withShort, N)
    CHECK(withChar, N)
    CHECK(withStep, N, 1)
    CHECK(withStep, N, 7)
    CHECK(withWideBound, N, 10u)
    CHECK(withExpressions, N)
    CHECK(withConstants, N)
    CHECK(withLong, N)
  }
  return testkit::result();
}

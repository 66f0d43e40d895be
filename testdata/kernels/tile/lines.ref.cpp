// Runs the kernels of tile/lines.okl, which all add one.

#include <testkit.hpp>

#define KERNELS(DO) DO(checked) DO(stepped) DO(steppedDown) DO(longSpelling) DO(tilesOfGroups) DO(plainTiles)

#define DECLARE(kernel) OKL_KERNEL(kernel, int, const int *, int *);
KERNELS(DECLARE)
DECLARE(unchecked)
OKL_KERNEL(wide, long, const int *, int *);
OKL_KERNEL(fromArgument, int, int, const int *, int *);

int main() {
  testkit::Random random(93);
  for (int N : {0, 1, 2, 7, 8, 11, 16, 31, 32, 33, 100}) {
    const auto x = random.buffer<int>(N, -1000, 1000);
    std::vector<int> expected(N);
    for (int n = 0; n < N; ++n) expected[n] = x[n] + 1;
#define CHECK_CALL(kernel, ...)                              \
  {                                                          \
    testkit::Buffer<int> y(N);                               \
    OKL_CALL(kernel, __VA_ARGS__, x, y);                     \
    testkit::expect_equal(#kernel, y, expected, {{"N", N}}); \
  }
#define CHECK(kernel) CHECK_CALL(kernel, N)
    KERNELS(CHECK)
    CHECK(wide)
    if (N % 8 == 0) CHECK(unchecked)
    for (int size : {1, 6, 64}) CHECK_CALL(fromArgument, N, size)
  }
  return testkit::result();
}

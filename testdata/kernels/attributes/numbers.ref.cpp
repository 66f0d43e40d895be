// Runs the kernels of attributes/numbers.okl, which all add one.

#include <testkit.hpp>

#define KERNELS(DO) DO(ofMacros) DO(ofConstants) DO(tiles) DO(swapped)

#define DECLARE(kernel) OKL_KERNEL(kernel, int, const int *, int *);
KERNELS(DECLARE)

int main() {
  testkit::Random random(5);
  for (int N : {0, 1, 7, 8, 9, 41, 100}) {
    const auto a = random.buffer<int>(N, -1000, 1000);
    std::vector<int> expected(N);
    for (int n = 0; n < N; ++n) expected[n] = a[n] + 1;
#define CHECK(kernel)                                        \
  {                                                          \
    testkit::Buffer<int> b(N);                               \
    OKL_CALL(kernel, N, a, b);                               \
    testkit::expect_equal(#kernel, b, expected, {{"N", N}}); \
  }
    KERNELS(CHECK)
  }
  return testkit::result();
}

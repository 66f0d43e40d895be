// Runs the kernels of attributes/styles.okl, which all do the same.

#include <testkit.hpp>

OKL_KERNEL(atStyle, int, const int *, int *);
OKL_KERNEL(longStyle, int, const int *, int *);
OKL_KERNEL(scopedStyle, int, const int *, int *);
OKL_KERNEL(mixedStyle, int, const int *, int *);
OKL_KERNEL(oldStyle, int, const int *, int *);
OKL_KERNEL(hidden, int, const int *, int *);
OKL_KERNEL(othersAfter, int, const int *, int *);
OKL_KERNEL(othersBefore, int, const int *, int *);

int main() {
  testkit::Random random(3);
  for (int N : {0, 1, 15, 16, 17, 100}) {
    const auto a = random.buffer<int>(N, -1000, 1000);
    std::vector<int> expected(N);
    for (int n = 0; n < N; ++n) {
      const int partner = n / 16 * 16 + 15 - n % 16;
      expected[n] = a[n] + (partner < N ? a[partner] : 0);
    }
#define CHECK(kernel)                                   \
  {                                                     \
    testkit::Buffer<int> b(N);                          \
    OKL_CALL(kernel, N, a, b);                          \
    testkit::expect_equal(#kernel, b, expected, {{"N", N}}); \
  }
    CHECK(atStyle)
    CHECK(longStyle)
    CHECK(scopedStyle)
    CHECK(mixedStyle)
    CHECK(oldStyle)
    CHECK(hidden)
    CHECK(othersAfter)
    CHECK(othersBefore)
  }
  return testkit::result();
}

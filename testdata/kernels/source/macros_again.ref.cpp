#include <testkit.hpp>

OKL_KERNEL(plain, int, const int *, int *);
OKL_KERNEL(rewritten, int, const int *, int *);

int main() {
  for (int N : {0, 1, 5}) {
    testkit::Random random(1);
    const auto x = random.buffer<int>(16 * N, -50, 50);
    testkit::Buffer<int> y(16 * N);
    OKL_CALL(plain, N, x, y);
    std::vector<int> expected(16 * N);
    for (int n = 0; n < 16 * N; ++n) {
      const int r = x[n], other = x[n / 16 * 16 + 15 - n % 16];
      expected[n] = 2 * r + 2 * other + (r + 3) + ((r + 1) * 5 + 1);
    }
    testkit::expect_equal("y", y, expected, {{"N", N}});
    OKL_CALL(rewritten, N, x, y);
    for (int n = 0; n < 16 * N; ++n) expected[n] = 4 * x[n / 16 * 16 + 15 - n % 16] + n % 16 + 3;
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

// Runs the kernel of front/directives.okl.

#include <testkit.hpp>

OKL_KERNEL(sums, int, const int *, int *);

int main() {
  testkit::Random random(6);
  for (int N : {0, 1, 5}) {
    const auto x = random.buffer<int>(4, -100, 100);
    testkit::Buffer<int> y(8 * N);
    std::vector<int> expected(8 * N);
    for (int i = 0; i < 8 * N; ++i) expected[i] = 21 * (x[0] + x[1] + x[2] + x[3]) + i % 8;
    OKL_CALL(sums, N, x, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

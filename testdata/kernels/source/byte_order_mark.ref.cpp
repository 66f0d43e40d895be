// Runs the kernel of source/byte_order_mark.okl.

#include <testkit.hpp>

OKL_KERNEL(marked, int, const int *, int *);

int main() {
  testkit::Random random(5);
  for (int N : {0, 1, 16, 50}) {
    const auto x = random.buffer<int>(N, -1000, 1000);
    testkit::Buffer<int> y(N);
    std::vector<int> expected(N);
    for (int i = 0; i < N; ++i) expected[i] = 2 * x[i];
    OKL_CALL(marked, N, x, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

// Runs the kernel of slm/prefix_sum.cpp.

#include <testkit.hpp>

OKL_KERNEL(prefix_sum, int, const int *, int *);

int main() {
  testkit::Random random(7);
  for (int n : {0, 1, 95, 96, 97, 500}) {
    const auto x = random.buffer<int>(n, -100, 100);
    testkit::Buffer<int> y(n);
    std::vector<int> expected(n);
    for (int i = 0; i < n; ++i) expected[i] = x[i] + (i % 96 ? expected[i - 1] : 0);
    OKL_CALL(prefix_sum, n, x, y);
    testkit::expect_equal("y", y, expected, {{"n", n}});
  }
  return testkit::result();
}

// Runs the kernel of slm/odd_even_sort.cpp.

#include <testkit.hpp>

#include <algorithm>

OKL_KERNEL(sort_blocks, int, int *);

int main() {
  testkit::Random random(18);
  for (int n : {0, 1, 20, 39, 64}) {
    auto x = random.buffer<int>(n, -50, 50);
    std::vector<int> expected(n);
    for (int i = 0; i < n; ++i) expected[i] = x[i];
    for (int i = 0; i < n; i += 20) std::sort(expected.begin() + i, expected.begin() + std::min(n, i + 20));
    OKL_CALL(sort_blocks, n, x);
    testkit::expect_equal("x", x, expected, {{"n", n}});
  }
  return testkit::result();
}

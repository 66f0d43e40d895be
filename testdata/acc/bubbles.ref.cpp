// Runs acc/bubbles.cpp.

#include <testkit.hpp>

#include <algorithm>

OKL_KERNEL(bubbles_acc1, int, int, int *, int);

int main() {
  testkit::Random random(34);
  for (int n : {0, 1, 4}) {
    for (int m : {0, 1, 2, 13}) {
      for (int gangs : {1, 3}) {
        auto x = random.buffer<int>(n * m, 0, 99);
        std::vector<int> expected(x.data(), x.data() + n * m);
        for (int j = 0; j < n; ++j) std::sort(expected.begin() + j * m, expected.begin() + (j + 1) * m);
        OKL_PROGRAM(bubbles(n, m, x.data()), OKL_CALL(bubbles_acc1, n, m, x, gangs));
        testkit::expect_equal("x", x, expected, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}

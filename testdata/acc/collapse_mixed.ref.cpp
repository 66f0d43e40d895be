// Runs acc/collapse_mixed.cpp.

#include <testkit.hpp>

OKL_KERNEL(collapse_mixed_acc1, int, int, int *, int);

int main() {
  for (int n : {0, 1, 2, 9}) {
    for (int m : {0, 1, 2, 14}) {
      for (int gangs : {1, 3}) {
        testkit::Buffer<int> x(n * m, 7);
        std::vector<int> expected(n * m, 7);
        for (int j = n - 1; j >= 0; j -= 2)
          for (int i = 1; i <= m - 1; i += 3) expected[j * m + i] += 100 * j + i;
        OKL_PROGRAM(collapse_mixed(n, m, x.data()), OKL_CALL(collapse_mixed_acc1, n, m, x, gangs));
        testkit::expect_equal("x", x, expected, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}

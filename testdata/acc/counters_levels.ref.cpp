// Runs acc/counters_levels.cpp.

#include <testkit.hpp>

OKL_KERNEL(counters_levels_acc1, int, int, int *, int, int);
OKL_KERNEL(counters_levels_acc2, int, int, int *, int);
OKL_KERNEL(counters_levels_acc3, int, int, int *, int *, int, int, int);

int main() {
  for (int n : {0, 1, 7}) {
    for (int m : {0, 1, 9}) {
      testkit::Buffer<int> x(n * m, 1), y(n, 2);
      std::vector<int> expected(n * m, 1), sums(n, 2);
      for (int i = 0; i < n; ++i) {
        int row = 0;
        for (int j = 0; j < m; ++j) {
          expected[i * m + j] += 3 * (i + 10 * j) + 3 + 10 * i;
          row += expected[i * m + j];
        }
        sums[i] += 2 * row;
      }
      OKL_PROGRAM(counters_levels(n, m, x.data(), y.data()), OKL_CALL(counters_levels_acc1, n, m, x, 0, 3);
                  OKL_CALL(counters_levels_acc2, n, m, x, 2); OKL_CALL(counters_levels_acc3, n, m, x, y, 0, 0, 2));
      testkit::expect_equal("x", x, expected, {{"n", n}, {"m", m}});
      testkit::expect_equal("y", y, sums, {{"n", n}, {"m", m}});
    }
  }
  return testkit::result();
}

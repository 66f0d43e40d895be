// Runs acc/sparse_rows.cpp.

#include <testkit.hpp>

OKL_KERNEL(sparse_rows_acc1, int, int, const int *, const int *, const int *, int *, int);

int main() {
  testkit::Random random(29);
  for (int n : {0, 1, 9}) {
    for (int m : {1, 10}) {
      for (int gangs : {1, 3}) {
        testkit::Buffer<int> first(n + 1);
        first[0] = 0;
        for (int row = 0; row < n; ++row) first[row + 1] = first[row] + row % 4;
        testkit::Buffer<int> column(first[n]), y(n * m, 1);
        const auto x = random.buffer<int>(n * m, 0, 99);
        std::vector<int> expected(n * m, 1);
        for (int row = 0; row < n; ++row) {
          for (int k = first[row]; k < first[row + 1]; ++k) {
            column[k] = random.value<int>(0, n - 1);
            for (int i = 0; i < m; ++i) expected[row * m + i] += x[column[k] * m + i];
          }
        }
        OKL_PROGRAM(sparse_rows(n, m, first.data(), column.data(), x.data(), y.data()),
                    OKL_CALL(sparse_rows_acc1, n, m, first, column, x, y, gangs));
        testkit::expect_equal("y", y, expected, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}

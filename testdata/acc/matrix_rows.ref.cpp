// Runs acc/matrix_rows.cpp.

#include <testkit.hpp>

using Row = float[8];
OKL_KERNEL(matrix_rows_acc1, int, Row *, const Row *, int);

int main() {
  for (int n : {0, 1, 9}) {
    for (int gangs : {1, 3}) {
      testkit::Buffer<Row> a(n), b(n);
      testkit::Buffer<float> all(8 * n);
      std::vector<float> expected(8 * n);
      for (int e = 0; e < 8 * n; ++e) {
        a[e / 8][e % 8] = e % 7;
        b[e / 8][e % 8] = e % 5;
        expected[e] = e % 7 + 6 * (e % 5);
      }
      OKL_PROGRAM(matrix_rows(n, a.data(), b.data()), OKL_CALL(matrix_rows_acc1, n, a, b, gangs));
      for (int e = 0; e < 8 * n; ++e) all[e] = a[e / 8][e % 8];
      testkit::expect_equal("a", all, expected, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

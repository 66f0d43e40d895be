// Runs acc/clause_macros.cpp.

#include <testkit.hpp>

OKL_KERNEL(clause_macros_acc1, int, int, int *, int *, int);
OKL_KERNEL(clause_macros_acc1_reduce_total, int *, const int *, int);

int main() {
  for (int n : {0, 1, 5}) {
    for (int m : {0, 1, 13}) {
      testkit::Buffer<int> x(n * m), part(3), total(1, 0);
      std::vector<int> expected(n * m);
      int all = 0;
      for (int e = 0; e < n * m; ++e) x[e] = e % 9, expected[e] = e % 9 + 1, all += expected[e];
      OKL_PROGRAM(total[0] = clause_macros(n, m, x.data()), OKL_CALL(clause_macros_acc1, n, m, x, part, 3);
                  OKL_CALL(clause_macros_acc1_reduce_total, total, part, 3));
      testkit::expect_equal("x", x, expected, {{"n", n}, {"m", m}});
      testkit::expect_equal("total", total, {all}, {{"n", n}, {"m", m}});
    }
  }
  return testkit::result();
}

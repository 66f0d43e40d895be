// Runs acc/pragma_operator.cpp.

#include <testkit.hpp>

OKL_KERNEL(pragma_operator_acc1, int, int, int *, int);

int main() {
  for (int n : {0, 1, 5}) {
    for (int m : {0, 1, 13}) {
      for (int gangs : {1, 3}) {
        testkit::Buffer<int> x(n * m);
        std::vector<int> expected(n * m);
        for (int e = 0; e < n * m; ++e) expected[e] = 10 * (e / m) + e % m;
        OKL_PROGRAM(pragma_operator(n, m, x.data()), OKL_CALL(pragma_operator_acc1, n, m, x, gangs));
        testkit::expect_equal("x", x, expected, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}

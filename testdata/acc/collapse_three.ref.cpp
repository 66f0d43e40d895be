// Runs acc/collapse_three.cpp.

#include <testkit.hpp>

OKL_KERNEL(collapse_three_acc1, int, int *, int);

int main() {
  for (int n : {0, 1, 9}) {
    for (int gangs : {1, 5, 40}) {
      testkit::Buffer<int> x(24 * n, 1);
      std::vector<int> expected(24 * n, 1);
      for (int e = 0; e < 24 * n; ++e)
        expected[e] += 1000 * (e / n / 6) + 100 * (e / n / 2 % 3) + 10 * (e / n % 2) + e % n;
      OKL_PROGRAM(collapse_three(n, x.data()), OKL_CALL(collapse_three_acc1, n, x, gangs));
      testkit::expect_equal("x", x, expected, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

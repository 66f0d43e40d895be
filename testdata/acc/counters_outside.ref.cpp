// Runs acc/counters_outside.cpp.

#include <testkit.hpp>

OKL_KERNEL(counters_outside_acc1, int, int, int *, int, int);

int main() {
  for (int n : {0, 1, 5}) {
    for (int m : {0, 1, 9}) {
      testkit::Buffer<int> x(n * m, 1);
      std::vector<int> expected(n * m, 1);
      for (int e = 0; e < n * m; ++e) expected[e] += 20 * (e / m) + 2 * (e % m) + 1;
      OKL_PROGRAM(counters_outside(n, m, x.data()), OKL_CALL(counters_outside_acc1, n, m, x, 0, 2));
      testkit::expect_equal("x", x, expected, {{"n", n}, {"m", m}});
    }
  }
  return testkit::result();
}

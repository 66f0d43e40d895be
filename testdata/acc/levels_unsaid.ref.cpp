// Runs acc/levels_unsaid.cpp.

#include <testkit.hpp>

OKL_KERNEL(levels_unsaid_acc1, int, int, int, int *, int);

int main() {
  for (int n : {0, 1, 5}) {
    for (int m : {1, 4}) {
      for (int p : {0, 1, 33}) {
        for (int gangs : {1, 3}) {
          testkit::Buffer<int> x(n * m * p);
          std::vector<int> expected(n * m * p);
          for (int e = 0; e < n * m * p; ++e) expected[e] = 10000 * (e / p / m) + 100 * (e / p % m) + e % p;
          OKL_PROGRAM(levels_unsaid(n, m, p, x.data()), OKL_CALL(levels_unsaid_acc1, n, m, p, x, gangs));
          testkit::expect_equal("x", x, expected, {{"n", n}, {"m", m}, {"p", p}, {"gangs", gangs}});
        }
      }
    }
  }
  return testkit::result();
}

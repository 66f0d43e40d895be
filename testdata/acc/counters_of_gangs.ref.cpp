// Runs acc/counters_of_gangs.cpp.

#include <testkit.hpp>

OKL_KERNEL(counters_of_gangs_acc1, int, int, int *, int *, int, int);

int main() {
  for (int n : {0, 1, 7}) {
    for (int m : {0, 1, 9}) {
      testkit::Buffer<int> x(n * m, 1), ends(n, 2);
      std::vector<int> expected(n * m, 1), expected_ends(n, 2 + 3 + 30 + 6 + 4 + 5);
      for (int e = 0; e < n * m; ++e) expected[e] += 3 + 3 * (e % m) + 100 + 1000;
      OKL_PROGRAM(counters_of_gangs(n, m, x.data(), ends.data()),
                  OKL_CALL(counters_of_gangs_acc1, n, m, x, ends, 5, 2));
      testkit::expect_equal("x", x, expected, {{"n", n}, {"m", m}});
      testkit::expect_equal("ends", ends, expected_ends, {{"n", n}, {"m", m}});
    }
  }
  return testkit::result();
}

// Runs acc/private_clause_array.cpp.

#include <testkit.hpp>

OKL_KERNEL(private_clause_array_acc1, int, const int *, int *, int);

int main() {
  testkit::Random random(11);
  for (int n : {0, 1, 13}) {
    for (int gangs : {1, 3}) {
      const auto x = random.buffer<int>(n, 0, 99);
      testkit::Buffer<int> y(n);
      std::vector<int> expected(n);
      for (int j = 0; j < n; ++j) expected[j] = 21 * x[j];
      OKL_PROGRAM(private_clause_array(n, x.data(), y.data()),
                  OKL_CALL(private_clause_array_acc1, n, x, y, gangs));
      testkit::expect_equal("y", y, expected, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

// Runs acc/private_levels.cpp.

#include <testkit.hpp>

OKL_KERNEL(private_levels_acc1, int, int, int *, int);

int main() {
  for (int n : {0, 1, 5}) {
    for (int m : {0, 1, 7}) {
      testkit::Buffer<int> x(n * m * 4);
      std::vector<int> expected(n * m * 4);
      for (int e = 0; e < n * m * 4; ++e) expected[e] = 1000 * (e / 4 / m) + 10 * (e / 4 % m) + e % 4;
      OKL_PROGRAM(private_levels(n, m, x.data()), OKL_CALL(private_levels_acc1, n, m, x, 2));
      testkit::expect_equal("x", x, expected, {{"n", n}, {"m", m}});
    }
  }
  return testkit::result();
}

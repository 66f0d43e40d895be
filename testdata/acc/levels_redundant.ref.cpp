// Runs acc/levels_redundant.cpp.

#include <testkit.hpp>

OKL_KERNEL(levels_redundant_acc1, int, int *, int *, int);

int main() {
  for (int n : {0, 1, 40}) {
    testkit::Buffer<int> x(n), y(n);
    std::vector<int> sevens(n), fives(n);
    for (int i = 0; i < n; ++i) sevens[i] = 7 * i, fives[i] = 5 * i + 1;
    OKL_PROGRAM(levels_redundant(n, x.data(), y.data()), OKL_CALL(levels_redundant_acc1, n, x, y, 3));
    testkit::expect_equal("x", x, sevens, {{"n", n}});
    testkit::expect_equal("y", y, fives, {{"n", n}});
  }
  return testkit::result();
}

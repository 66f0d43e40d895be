// Runs acc/loop_unequal.cpp.

#include <testkit.hpp>

OKL_KERNEL(loop_unequal_acc1, int, int *, int *, int);

int main() {
  for (int n : {0, 1, 14}) {
    testkit::Buffer<int> x(n, 1), y(3 * n, 2);
    std::vector<int> one(n), other(3 * n);
    for (int i = 0; i < n; ++i) one[i] = 1 + i;
    for (int e = 0; e < 3 * n; ++e) other[e] = 2 + 100 * (e / n) + e % n;
    OKL_PROGRAM(loop_unequal(n, x.data(), y.data()), OKL_CALL(loop_unequal_acc1, n, x, y, 2));
    testkit::expect_equal("x", x, one, {{"n", n}});
    testkit::expect_equal("y", y, other, {{"n", n}});
  }
  return testkit::result();
}

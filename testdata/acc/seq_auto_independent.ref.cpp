// Runs acc/seq_auto_independent.cpp.

#include <testkit.hpp>

OKL_KERNEL(seq_auto_independent_acc1, int, int *, int *, int *, int);

int main() {
  for (int n : {0, 1, 2, 150}) {
    testkit::Buffer<int> x(n), y(n), z(n, 4);
    std::vector<int> sums(n), both(n), third(n);
    for (int i = 0; i < n; ++i) {
      x[i] = i % 5, y[i] = i % 7;
      sums[i] = x[i] + (i ? sums[i - 1] : 0);
      both[i] = y[i] + (i ? both[i - 1] : 0);
      third[i] = 4 + sums[i];
    }
    OKL_PROGRAM(seq_auto_independent(n, x.data(), y.data(), z.data()),
                OKL_CALL(seq_auto_independent_acc1, n, x, y, z, 1));
    testkit::expect_equal("x", x, sums, {{"n", n}});
    testkit::expect_equal("y", y, both, {{"n", n}});
    testkit::expect_equal("z", z, third, {{"n", n}});
  }
  return testkit::result();
}

// Runs acc/firstprivate.cpp.

#include <testkit.hpp>

OKL_KERNEL(firstprivate_acc1, int, int *, int, int *, int);

int main() {
  for (int n : {0, 1, 50}) {
    testkit::Buffer<int> x(n), table(3);
    std::vector<int> expected(n);
    const int changed[] = {1, 20, 3};
    for (int i = 0; i < 3; ++i) table[i] = i + 1;
    for (int i = 0; i < n; ++i) expected[i] = 6 + changed[i % 3];
    OKL_PROGRAM(firstprivate(n, x.data()), OKL_CALL(firstprivate_acc1, n, x, 5, table, 3));
    testkit::expect_equal("x", x, expected, {{"n", n}});
    testkit::expect_equal("table", table, {1, 2, 3}, {{"n", n}});
  }
  return testkit::result();
}

// Runs acc/pragma_in_header.cpp.

#include <testkit.hpp>

OKL_KERNEL(scale_all_acc1, int, int, int *, int);

int main() {
  for (int n : {0, 1, 70}) {
    for (int gangs : {1, 3}) {
      testkit::Buffer<int> x(n);
      std::vector<int> expected(n);
      for (int i = 0; i < n; ++i) x[i] = i, expected[i] = 3 * i;
      OKL_PROGRAM(pragma_in_header(n, x.data()), OKL_CALL(scale_all_acc1, n, 3, x, gangs));
      testkit::expect_equal("x", x, expected, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

// Runs acc/routine_seq.cpp.

#include <testkit.hpp>

OKL_KERNEL(routine_seq_acc1, int, int *, int);

int main() {
  for (int n : {0, 1, 50}) {
    for (int gangs : {1, 3}) {
      testkit::Buffer<int> x(n);
      std::vector<int> expected(n);
      for (int i = 0; i < n; ++i) expected[i] = 2 * int(std::lround(std::pow(3, i % 8))) + 2 * i;
      OKL_PROGRAM(routine_seq(n, x.data()), OKL_CALL(routine_seq_acc1, n, x, gangs));
      testkit::expect_equal("x", x, expected, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

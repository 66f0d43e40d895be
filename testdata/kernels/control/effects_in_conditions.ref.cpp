// Runs the kernel of control/effects_in_conditions.okl.

#include <testkit.hpp>

OKL_KERNEL(effects_in_conditions, int, int *, int *);

int main() {
  for (int N : {0, 3, 12, 20}) {
    testkit::Buffer<int> counts(32), y(32);
    std::vector<int> expected(32), twice(32, 2);
    for (int i = 0; i < 32; ++i) {
      counts[i] = y[i] = 0;
      const int t = i % 16;
      if (t < N) expected[i] = 15 - t < N ? 2 : 1;
    }
    OKL_CALL(effects_in_conditions, N, counts, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
    testkit::expect_equal("counts", counts, twice, {{"N", N}});
  }
  return testkit::result();
}

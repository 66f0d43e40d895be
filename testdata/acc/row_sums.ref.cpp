// Runs the kernel of acc/row_sums.cpp.

#include <testkit.hpp>

OKL_KERNEL(row_sums_acc1, int, int, const float *, float *, int);

int main() {
  testkit::Random random(2);
  for (int n : {0, 1, 5, 12}) {
    for (int m : {0, 1, 63, 200}) {
      for (int gangs : {1, 4}) {
        testkit::Buffer<float> a(n * m), c(n);
        std::vector<float> expected(n);
        for (int i = 0; i < n * m; ++i) expected[i / m] += a[i] = i % 9;
        OKL_PROGRAM(row_sums(n, m, a.data(), c.data()), OKL_CALL(row_sums_acc1, n, m, a, c, gangs));
        testkit::expect_equal("c", c, expected, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}

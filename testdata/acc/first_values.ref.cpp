// Runs acc/first_values.cpp.

#include <testkit.hpp>

OKL_KERNEL(first_values_acc1, int, int, int *, int);

int main() {
  const int weights[] = {1, 10, 100};
  for (int n : {0, 1, 6}) {
    for (int m : {0, 1, 17}) {
      for (int gangs : {1, 4}) {
        testkit::Buffer<int> x(n * m);
        std::vector<int> expected(n * m);
        for (int e = 0; e < n * m; ++e) {
          const int j = e / m, i = e % m;
          expected[e] = weights[i % 3] * (j + i % 2 * 2 + i / 2 % 2) + j;
        }
        OKL_PROGRAM(first_values(n, m, x.data()), OKL_CALL(first_values_acc1, n, m, x, gangs));
        testkit::expect_equal("x", x, expected, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}

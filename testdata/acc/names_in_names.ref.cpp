// Runs acc/names_in_names.cpp.

#include <testkit.hpp>

OKL_KERNEL(names_in_names_acc1, int, int, int *, int);

int main() {
  testkit::Random random(37);
  for (int n : {0, 1, 6}) {
    for (int m : {1, 2, 11}) {
      for (int gangs : {1, 3}) {
        auto x = random.buffer<int>(n * m, 0, 99);
        std::vector<int> expected(n * m);
        for (int e = 0; e < n * m; ++e) {
          const int j = e / m, first = x[j * m];
          expected[e] = x[e];
          if (j % 2) expected[e] += first + 4;
          else if (e % m == 0) expected[e] += (m + 1) / 2 * 5 + m / 2 * j;
        }
        OKL_PROGRAM(names_in_names(n, m, x.data()), OKL_CALL(names_in_names_acc1, n, m, x, gangs));
        testkit::expect_equal("x", x, expected, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}

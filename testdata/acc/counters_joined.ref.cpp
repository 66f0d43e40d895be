// Runs acc/counters_joined.cpp.

#include <testkit.hpp>

OKL_KERNEL(counters_joined_acc1, int, int, int *, int);
OKL_KERNEL(counters_joined_acc2, int, int, int *, int);
OKL_KERNEL(counters_joined_acc3, int, int, int *, int, int);
OKL_KERNEL(counters_joined_acc4, int, int, int *, int);

int main() {
  for (int n : {0, 1, 7, 33}) {
    for (int m : {0, 1, 9}) {
      testkit::Buffer<int> x(n * m, 1);
      std::vector<int> expected(n * m, 1);
      for (int e = 0; e < n * m; ++e) {
        const int i = e / m, j = e % m;
        expected[e] += 2 * (i + 10 * j) + j * (j - 1) / 2 + 3;
      }
      OKL_PROGRAM(counters_joined(n, m, x.data()), OKL_CALL(counters_joined_acc1, n, m, x, 3);
                  OKL_CALL(counters_joined_acc2, n, m, x, 3); OKL_CALL(counters_joined_acc3, n, m, x, 0, 2);
                  OKL_CALL(counters_joined_acc4, n, m, x, 2));
      testkit::expect_equal("x", x, expected, {{"n", n}, {"m", m}});
    }
  }
  return testkit::result();
}

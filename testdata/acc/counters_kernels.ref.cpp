// Runs acc/counters_kernels.cpp.

#include <testkit.hpp>

OKL_KERNEL(counters_kernels_acc1, int, int, int *, int *, int);
OKL_KERNEL(counters_kernels_acc2, int, int, int *, int);
OKL_KERNEL(counters_kernels_acc3, int, int, int *, int);
OKL_KERNEL(counters_kernels_acc4, int, int, int *, int);
OKL_KERNEL(counters_kernels_acc5, int, int, int *, int);

int main() {
  for (int n : {0, 1, 7}) {
    for (int m : {0, 1, 9}) {
      testkit::Buffer<int> x(n * m, 1), i(1, 0);
      std::vector<int> expected(n * m, 1);
      for (int row = 0; row < n; ++row) {
        int sum = 0;
        for (int j = 0; j < m; ++j) {
          expected[row * m + j] += row * m + j + 3 * row + 6 * j;
          sum += expected[row * m + j];
        }
        for (int j = 0; j < m; ++j) expected[row * m + j] -= sum;
      }
      for (int e = 1; e < n * m; ++e) expected[e] += expected[e - 1];
      for (int &value : expected) value += 1;
      OKL_PROGRAM(counters_kernels(n, m, x.data()), OKL_CALL(counters_kernels_acc1, n, m, x, i, 1);
                  OKL_CALL(counters_kernels_acc2, n, m, x, 3); OKL_CALL(counters_kernels_acc3, n, m, x, 3);
                  OKL_CALL(counters_kernels_acc4, n, m, x, 1); OKL_CALL(counters_kernels_acc5, n, m, x, 3));
      testkit::expect_equal("x", x, expected, {{"n", n}, {"m", m}});
    }
  }
  return testkit::result();
}

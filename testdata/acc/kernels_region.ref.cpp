// Runs acc/kernels_region.cpp.

#include <testkit.hpp>

OKL_KERNEL(kernels_region_acc1, int, int *, int);
OKL_KERNEL(kernels_region_acc2, int, int *, int *, int);
OKL_KERNEL(kernels_region_acc3, int, int *, int);

int main() {
  for (int n : {0, 1, 50}) {
    for (int gangs : {1, 3}) {
      testkit::Buffer<int> x(n, 5), y(n + 1, 7);
      std::vector<int> expected(n + 1, 8);
      for (int i = 0; i < n; ++i) expected[i] = 5 + n - 1 - i;
      OKL_PROGRAM(kernels_region(n, x.data(), y.data()), OKL_CALL(kernels_region_acc1, n, x, gangs);
                  OKL_CALL(kernels_region_acc2, n, x, y, gangs); OKL_CALL(kernels_region_acc3, n, y, 1));
      testkit::expect_equal("y", y, expected, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

// Runs acc/dot_product.cpp.

#include <testkit.hpp>

OKL_KERNEL(dot_product_acc1, int, const double *, const double *, double *, int);
OKL_KERNEL(dot_product_acc1_reduce_sum, double *, const double *, int);

int main() {
  for (int n : {0, 1, 333}) {
    for (int gangs : {1, 3}) {
      testkit::Buffer<double> x(n), y(n), part(gangs), sum(1, 0.0);
      double expected = 0;
      for (int i = 0; i < n; ++i) x[i] = i % 9 - 4, y[i] = i % 5, expected += x[i] * y[i];
      OKL_PROGRAM(sum[0] = dot_product(n, x.data(), y.data()), OKL_CALL(dot_product_acc1, n, x, y, part, gangs);
                  OKL_CALL(dot_product_acc1_reduce_sum, sum, part, gangs));
      testkit::expect_equal("sum", sum, {expected}, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

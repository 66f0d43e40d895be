// Runs acc/atomic_float.cpp.

#include <testkit.hpp>

OKL_KERNEL(atomic_float_acc1, int, const float *, float *, double *, int);

int main() {
  for (int n : {0, 1, 50}) {
    for (int gangs : {1, 3}) {
      testkit::Buffer<float> x(n), sum(1, 3);
      testkit::Buffer<double> product(1, 1);
      float all = 3;
      double factors = 1;
      for (int i = 0; i < n; ++i) {
        x[i] = i % 11 - 5;
        all += x[i];
        factors *= x[i] < 0 ? 0.5 : 2.0;
      }
      OKL_PROGRAM(atomic_float(n, x.data(), sum.data(), product.data()),
                  OKL_CALL(atomic_float_acc1, n, x, sum, product, gangs));
      testkit::expect_equal("sum", sum, {all}, {{"n", n}, {"gangs", gangs}});
      testkit::expect_equal("product", product, {factors}, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

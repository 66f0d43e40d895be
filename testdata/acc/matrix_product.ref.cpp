// Runs the kernel of acc/matrix_product.cpp.

#include <testkit.hpp>

OKL_KERNEL(matrix_product_acc1, int, const float *, const float *, float *, int);

int main() {
  for (int n : {0, 1, 6, 17}) {
    for (int gangs : {1, 7}) {
      testkit::Buffer<float> a(n * n), b(n * n), c(n * n);
      std::vector<float> expected(n * n);
      for (int i = 0; i < n * n; ++i) a[i] = i % 5, b[i] = i % 7;
      for (int i = 0; i < n * n * n; ++i) expected[i / n] += a[i / n / n * n + i % n] * b[i % n * n + i / n % n];
      OKL_PROGRAM(matrix_product(n, a.data(), b.data(), c.data()),
                  OKL_CALL(matrix_product_acc1, n, a, b, c, gangs));
      testkit::expect_equal("c", c, expected, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

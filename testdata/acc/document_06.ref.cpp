// Runs acc/document_06.cpp.

#include <testkit.hpp>

OKL_KERNEL(document_06_acc1, int, int, float *, int);

int main() {
  for (int m : {0, 1, 9}) {
    for (int n : {0, 1, 6}) {
      testkit::Buffer<float> x(m * n);
      std::vector<float> expected(m * n);
      for (int k = 0; k < m * n; ++k) expected[k] = k % m + 1 + 100 * (k / m + 1);
      OKL_PROGRAM(document_06(m, n, x.data()), OKL_CALL(document_06_acc1, m, n, x, 4));
      testkit::expect_equal("x", x, expected, {{"m", m}, {"n", n}});
    }
  }
  return testkit::result();
}

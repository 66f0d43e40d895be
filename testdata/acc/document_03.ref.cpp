// Runs acc/document_03.cpp.

#include <testkit.hpp>

OKL_KERNEL(document_03_acc1, int, float *, int);

int main() {
  for (int m : {0, 1, 2, 25}) {
    testkit::Buffer<float> x(m);
    std::vector<float> expected(m);
    for (int i = 0; i < m; ++i) expected[i] = std::ldexp(1.0f, i);
    OKL_PROGRAM(document_03(m, x.data()), OKL_CALL(document_03_acc1, m, x, 1));
    testkit::expect_equal("x", x, expected, {{"m", m}});
  }
  return testkit::result();
}

// Runs acc/document_08.cpp.

#include <testkit.hpp>

OKL_KERNEL(document_08_acc1, int, float *, int);

int main() {
  for (int m : {0, 1, 7, 8, 41}) {
    testkit::Buffer<float> x(m);
    std::vector<float> expected(m);
    for (int i = 0; i < m; ++i) expected[i] = i + 1;
    OKL_PROGRAM(document_08(m, x.data()), OKL_CALL(document_08_acc1, m, x, 4));
    testkit::expect_equal("x", x, expected, {{"m", m}});
  }
  return testkit::result();
}

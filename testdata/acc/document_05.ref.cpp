// Runs acc/document_05.cpp.

#include <testkit.hpp>

OKL_KERNEL(document_05_acc1, int, float *, int);

int main() {
  for (int m : {0, 1, 3, 41}) {
    testkit::Buffer<float> x(m);
    OKL_PROGRAM(document_05(m, x.data()), OKL_CALL(document_05_acc1, m, x, 4));
    testkit::expect_equal("x", x, std::vector<float>(m, 1), {{"m", m}});
  }
  return testkit::result();
}

// Runs acc/document_04.cpp.

#include <testkit.hpp>

OKL_KERNEL(document_04_acc1, int, float *, int);

int main() {
  for (int m : {0, 1, 3, 41}) {
    for (int gangs : {1, 4, 50}) {
      testkit::Buffer<float> x(m);
      OKL_PROGRAM(document_04(m, x.data()), OKL_CALL(document_04_acc1, m, x, gangs));
      testkit::expect_equal("x", x, std::vector<float>(m, 1), {{"m", m}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

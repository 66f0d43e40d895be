// Runs acc/document_11_gang_vector.cpp.

#include <testkit.hpp>

OKL_KERNEL(document_11_gang_vector_acc1, int, float *, int);

int main() {
  for (int m : {0, 1, 31, 32, 101}) {
    testkit::Buffer<float> x(m);
    std::vector<float> expected(m);
    for (int i = 0; i < m; ++i) expected[i] = i + 1;
    OKL_PROGRAM(document_11_gang_vector(m, x.data()), OKL_CALL(document_11_gang_vector_acc1, m, x, 4));
    testkit::expect_equal("x", x, expected, {{"m", m}});
  }
  return testkit::result();
}

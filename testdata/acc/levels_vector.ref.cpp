// Runs acc/levels_vector.cpp.

#include <testkit.hpp>

OKL_KERNEL(levels_vector_acc1, int, int *, int);

int main() {
  for (int n : {0, 1, 5, 101}) {
    testkit::Buffer<int> x(n);
    std::vector<int> expected(n);
    for (int i = 0; i < n; ++i) expected[i] = 3 * i;
    OKL_PROGRAM(levels_vector(n, x.data()), OKL_CALL(levels_vector_acc1, n, x, 1));
    testkit::expect_equal("x", x, expected, {{"n", n}});
  }
  return testkit::result();
}

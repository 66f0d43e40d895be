// Runs acc/directive_text.cpp.

#include <testkit.hpp>

OKL_KERNEL(directive_text_acc1, int, int *, int);
OKL_KERNEL(directive_text_acc2, int, int *, int);
OKL_KERNEL(directive_text_acc3, int, int *, int);
OKL_KERNEL(directive_text_acc4, int, int *, int);
OKL_KERNEL(directive_text_acc5, int, int *, int);

int main() {
  for (int n : {0, 1, 50}) {
    testkit::Buffer<int> x(n, 5), y(n, 7);
    std::vector<int> expected_x(n, 5 + 1 + 2 + 4 + 8), expected_y(n, 7 + 1);
    OKL_PROGRAM(directive_text(n, x.data(), y.data()), OKL_CALL(directive_text_acc1, n, x, 2);
                OKL_CALL(directive_text_acc2, n, x, 3); OKL_CALL(directive_text_acc3, n, x, 2);
                OKL_CALL(directive_text_acc4, n, x, 2); OKL_CALL(directive_text_acc5, n, y, 2));
    testkit::expect_equal("x", x, expected_x, {{"n", n}});
    testkit::expect_equal("y", y, expected_y, {{"n", n}});
  }
  return testkit::result();
}

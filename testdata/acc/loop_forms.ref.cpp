// Runs acc/loop_forms.cpp.

#include <testkit.hpp>

OKL_KERNEL(loop_forms_acc1, int, int *, int);

int main() {
  for (int n : {0, 1, 2, 17}) {
    testkit::Buffer<int> x(8 * n, 5);
    std::vector<int> expected(8 * n);
    for (int e = 0; e < 8 * n; ++e)
      expected[e] = 5 + (e / n == 3 ? e % n + 1 : e / n == 6 ? e % n * 3 : e % n);
    OKL_PROGRAM(loop_forms(n, x.data()), OKL_CALL(loop_forms_acc1, n, x, 2));
    testkit::expect_equal("x", x, expected, {{"n", n}});
  }
  return testkit::result();
}

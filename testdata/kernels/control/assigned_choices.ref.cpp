#include <testkit.hpp>

OKL_KERNEL(assignedChoices, int, int *);

int main() {
  for (int N : {1, 5}) {
    testkit::Buffer<int> x(8 * N);
    OKL_CALL(assignedChoices, N, x);
    std::vector<int> expected(8 * N);
    for (int i = 0; i < 8 * N; ++i) {
      // Odd: y = 6, z = 2, w = 11, p = q = {5, 6}. Even: y = 1, z = 2, w = 5, p = q = {3, 4}.
      expected[i] = i & 1 ? 6 + 20 + 1100 + 5000 + 60000 : 1 + 20 + 500 + 3000 + 40000;
    }
    testkit::expect_equal("x", x, expected, {{"N", N}});
  }
  return testkit::result();
}

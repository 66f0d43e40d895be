// Runs the kernel of slm/firstprivate.cpp.

#include <testkit.hpp>

OKL_KERNEL(counted, int, const int *, int *, int);

int main() {
  testkit::Random random(9);
  for (int n : {0, 3, 10, 44}) {
    const auto x = random.buffer<int>(n, -9, 9);
    testkit::Buffer<int> y(n);
    std::vector<int> expected(n);
    for (int at = 0; at < n; ++at) {
      const int g = at / 10 * 10, i = 9 - (at - g);
      int count = 100 + g, digits[3] = {0, 1, 2};
      for (int k = 0; k <= i; ++k) count += g + k < n ? x[g + k] : 0;
      digits[i % 3] += i;
      expected[at] = count + 51 + digits[0] + 10 * digits[1] + 100 * digits[2] + 7;
    }
    OKL_CALL(counted, n, x, y, 50);
    testkit::expect_equal("y", y, expected, {{"n", n}});
  }
  return testkit::result();
}

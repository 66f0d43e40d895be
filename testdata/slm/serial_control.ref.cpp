// Runs the kernel of slm/serial_control.cpp.

#include <testkit.hpp>

OKL_KERNEL(serial_control, int, const int *, int *);

int main() {
  testkit::Random random(17);
  for (int n : {0, 1, 12}) {
    const auto rounds = random.buffer<int>(n, 0, 9);
    testkit::Buffer<int> y(24 * n);
    std::vector<int> expected(24 * n);
    for (int g = 0; g < n; ++g) {
      std::vector<int> s(24);
      int odd = 0;
      for (int left = rounds[g]; left > 0; left = left > 7 ? 6 : left - 1) {
        for (int i = 0; i < 24; ++i) {
          if (left % 2 == 0) s[i] += left;
          if (left % 2 == 1 && left > 1 && i % 2 == 0) s[i] -= 1;
          if (left == 3) s[i] *= 2;
        }
        if (left == 1) odd = 1;
      }
      for (int i = 0; i < 24; ++i) expected[24 * g + i] = s[23 - i] + odd;
    }
    OKL_CALL(serial_control, n, rounds, y);
    testkit::expect_equal("y", y, expected, {{"n", n}});
  }
  return testkit::result();
}

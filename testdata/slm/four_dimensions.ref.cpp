// Runs the kernel of slm/four_dimensions.cpp.

#include <testkit.hpp>

OKL_KERNEL(four_dimensions, int, int, int, int *);

int main() {
  const int sizes[][3] = {{0, 2, 4}, {1, 1, 1}, {2, 3, 4}, {3, 2, 16}};
  for (const auto &size : sizes) {
    const int a = size[0], b = size[1], all = 4 * a * b;
    testkit::Buffer<int> y(9 * all);
    std::vector<int> expected(9 * all);
    for (int i = 0; i < 9 * all; ++i) expected[i] = i / 9 * 10 + i % 9;
    OKL_CALL(four_dimensions, a, b, size[2], y);
    testkit::expect_equal("y", y, expected, {{"a", a}, {"b", b}, {"threads", size[2]}});
  }
  return testkit::result();
}

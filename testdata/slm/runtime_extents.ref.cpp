// Runs the kernel of slm/runtime_extents.cpp.

#include <testkit.hpp>

OKL_KERNEL(extents, unsigned, long, int, const int *, int *);

int main() {
  testkit::Random random(14);
  const int sizes[][3] = {{1, 1, 1}, {6, 8, 1}, {5, 7, 2}, {2, 8, 3}, {0, 3, 1}};
  for (const auto &size : sizes) {
    const int rows = size[0], cols = size[1], step = size[2], all = 3 * rows * cols;
    const auto x = random.buffer<int>(all, -99, 99);
    testkit::Buffer<int> y(all + 3 * cols, -7);
    std::vector<int> expected(all + 3 * cols, -7);
    for (int r = 0; r < 3 * rows; ++r)
      for (int c = 0; c < cols; c += step) expected[r * cols + c] = x[r * cols + cols - 1 - c];
    for (int g = 0; g < 3; ++g)
      for (int k = 0; k < cols; ++k) expected[all + g * cols + k] = g;
    OKL_CALL(extents, unsigned(rows), long(cols), step, x, y);
    testkit::expect_equal("y", y, expected, {{"rows", rows}, {"cols", cols}, {"step", step}});
  }
  return testkit::result();
}

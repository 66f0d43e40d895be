// Runs the kernel of slm/transpose.cpp.

#include <testkit.hpp>

OKL_KERNEL(transpose, int, int, const float *, float *);

int main() {
  testkit::Random random(3);
  const int sizes[][2] = {{0, 0}, {1, 1}, {8, 8}, {17, 9}, {30, 41}};
  for (const auto &size : sizes) {
    const int rows = size[0], cols = size[1];
    const auto a = random.buffer<float>(rows * cols, -1, 1);
    testkit::Buffer<float> b(rows * cols);
    std::vector<float> expected(rows * cols);
    for (int r = 0; r < rows; ++r)
      for (int c = 0; c < cols; ++c) expected[c * rows + r] = a[r * cols + c];
    OKL_CALL(transpose, rows, cols, a, b);
    testkit::expect_equal("b", b, expected, {{"rows", rows}, {"cols", cols}});
  }
  return testkit::result();
}

// Runs the kernels of transpose/padded.okl.

#include <testkit.hpp>

OKL_KERNEL(transposeTile, unsigned int, unsigned int, const float *, float *);
OKL_KERNEL(transposeInPlace, int, double *);

int main() {
  testkit::Random random(13);
  const unsigned sizes[][2] = {{0, 0}, {0, 3}, {1, 1}, {1, 17}, {16, 16}, {33, 15}, {50, 70}};
  for (const auto &size : sizes) {
    const unsigned rows = size[0], cols = size[1];
    const auto a = random.buffer<float>(rows * cols, -1, 1);
    testkit::Buffer<float> b(rows * cols);
    std::vector<float> expected(rows * cols);
    for (unsigned r = 0; r < rows; ++r)
      for (unsigned c = 0; c < cols; ++c) expected[c * rows + r] = a[r * cols + c];
    OKL_CALL(transposeTile, rows, cols, a, b);
    testkit::expect_equal("b", b, expected, {{"rows", rows}, {"cols", cols}});
  }
  for (int n : {0, 1, 7, 8, 9, 30}) {
    auto a = random.buffer<double>(n * n, -1, 1);
    std::vector<double> expected(n * n);
    for (int r = 0; r < n; ++r)
      for (int c = 0; c < n; ++c) expected[c * n + r] = a[r * n + c];
    OKL_CALL(transposeInPlace, n, a);
    testkit::expect_equal("a", a, expected, {{"n", n}});
  }
  return testkit::result();
}

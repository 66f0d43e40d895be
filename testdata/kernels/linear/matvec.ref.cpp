// Runs the kernels of linear/matvec.okl.

#include <testkit.hpp>

OKL_KERNEL(matvec, int, int, const float *, const float *, float *);
OKL_KERNEL(matvecTransposed, int, int, const float *, const float *, float *);
OKL_KERNEL(outerProduct, int, int, float, const float *, const float *, float *);

int main() {
  testkit::Random random(53);
  const int shapes[][2] = {{0, 0}, {0, 3}, {3, 0}, {1, 1}, {16, 24}, {17, 25}, {40, 61}};
  for (const auto &shape : shapes) {
    const int rows = shape[0], cols = shape[1];
    auto A = random.buffer<float>(rows * cols, -1, 1);
    const auto x = random.buffer<float>(cols, -1, 1), z = random.buffer<float>(rows, -1, 1);
    testkit::Buffer<float> y(rows), w(cols);
    std::vector<double> y_expected(rows), w_expected(cols), A_expected(rows * cols);
    for (int r = 0; r < rows; ++r)
      for (int c = 0; c < cols; ++c) {
        const double a = A[r * cols + c];
        y_expected[r] += a * x[c];
        w_expected[c] += a * z[r];
        A_expected[r * cols + c] = a + 0.5 * z[r] * x[c];
      }
    OKL_CALL(matvec, rows, cols, A, x, y);
    OKL_CALL(matvecTransposed, rows, cols, A, z, w);
    OKL_CALL(outerProduct, rows, cols, 0.5f, z, x, A);
    testkit::expect_close("y", y, y_expected, 1e-5, {{"rows", rows}, {"cols", cols}});
    testkit::expect_close("w", w, w_expected, 1e-5, {{"rows", rows}, {"cols", cols}});
    testkit::expect_close("A", A, A_expected, 1e-5, {{"rows", rows}, {"cols", cols}});
  }
  return testkit::result();
}

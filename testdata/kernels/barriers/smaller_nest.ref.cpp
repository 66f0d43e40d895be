// Runs the kernels of barriers/smaller_nest.okl.

#include <testkit.hpp>

OKL_KERNEL(smallerNests, int, const float *, float *);
OKL_KERNEL(hostCounts, int, int, int, const float *, float *);

int main() {
  testkit::Random random(41);
  for (int N : {0, 1, 4}) {
    const auto x = random.buffer<float>(25 * N, -1, 1);
    testkit::Buffer<float> y(12 * N);
    std::vector<double> expected;
    for (int g = 0; g < N; ++g) {
      const auto t = [&](int j, int i) { return double(x[25 * g + 5 * j + i]) + x[25 * g + 5 * (j + 1) + 4 - i]; };
      for (int j = 0; j < 4; ++j)
        for (int i = 0; i < 3; ++i) expected.push_back(t(3 - j, i) + t(j, i + 2));
    }
    OKL_CALL(smallerNests, N, x, y);
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});

    const int shapes[][2] = {{1, 1}, {2, 7}, {8, 3}, {5, 5}};
    for (const auto &shape : shapes) {
      const int rows = shape[0], cols = shape[1];
      const auto a = random.buffer<float>(N * rows * cols, -1, 1);
      testkit::Buffer<float> b(N * rows * cols);
      std::vector<double> sums;
      for (int g = 0; g < N; ++g)
        for (int j = 0; j < cols; ++j)
          for (int i = 0; i < rows; ++i)
            sums.push_back(double(a[(g * rows + i) * cols + j]) + a[(g * rows + rows - 1 - i) * cols + j]);
      OKL_CALL(hostCounts, N, rows, cols, a, b);
      testkit::expect_close("b", b, sums, 1e-5, {{"rows", rows}, {"cols", cols}});
    }
  }
  return testkit::result();
}

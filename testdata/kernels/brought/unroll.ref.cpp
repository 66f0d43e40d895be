// Runs the kernels of brought/unroll.okl.

#include <testkit.hpp>

OKL_KERNEL(sums, int, int, const float *, float *);
OKL_KERNEL(tiles, int, const float *, float *);

int main() {
  testkit::Random random(2611);
  for (int N : {0, 1, 16, 50, 130}) {
    for (int M : {1, 3, 8, 13}) {
      const auto x = random.buffer<float>(N * M, -1, 1);
      testkit::Buffer<float> y(N);
      std::vector<double> expected;
      for (int i = 0; i < N; ++i) {
        float sum = 0;
        for (int k = 0; k < M; ++k) sum += x[M * i + k];
        for (int k = 0; k < M; ++k) sum -= x[M * i + k] / 2;
        sum += M > 3 ? 3 : -1;
        expected.push_back(sum + 1);
      }
      OKL_CALL(sums, N, M, x, y);
      testkit::expect_close("sums", y, expected, 1e-5, {{"N", N}, {"M", M}});
    }
    const auto x = random.buffer<float>(N, -1, 1);
    testkit::Buffer<float> y(N);
    std::vector<double> expected;
    for (int i = 0; i < N; ++i) {
      float sum = x[i];
      for (int k = i / 64 * 64; k < i / 64 * 64 + 64 && k < N; ++k) sum += x[k];
      expected.push_back(sum);
    }
    OKL_CALL(tiles, N, x, y);
    testkit::expect_close("tiles", y, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

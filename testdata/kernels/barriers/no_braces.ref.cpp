// Runs the kernels of barriers/no_braces.okl.

#include <testkit.hpp>

OKL_KERNEL(foldNoBraces, int, const float *, float *);
OKL_KERNEL(reverseIf, int, int, const float *, float *);

int main() {
  testkit::Random random(82);
  for (int N : {0, 1, 16, 17, 100}) {
    const int blocks = (N + 15) / 16;
    const auto x = random.buffer<float>(N, -1, 1);
    testkit::Buffer<float> sums(blocks), y(16 * blocks);
    std::vector<double> expected(blocks);
    for (int n = 0; n < N; ++n) expected[n / 16] += x[n];
    OKL_CALL(foldNoBraces, N, x, sums);
    testkit::expect_close("sums", sums, expected, 1e-5, {{"N", N}});
    for (int reverse : {0, 1}) {
      std::vector<double> moved;
      for (int n = 0; n < 16 * blocks; ++n) {
        const int from = reverse ? n / 16 * 16 + 15 - n % 16 : n ^ 1;
        moved.push_back(from < N ? x[from] : 0);
      }
      OKL_CALL(reverseIf, N, reverse, x, y);
      testkit::expect_close("y", y, moved, 1e-5, {{"N", N}, {"reverse", reverse}});
    }
  }
  return testkit::result();
}

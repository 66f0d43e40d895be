// Runs the kernel of source/moved_lines.okl.

#include <testkit.hpp>

OKL_KERNEL(reversed, int, const float *, float *);

int main() {
  testkit::Random random(37);
  for (int N : {0, 1, 16, 45}) {
    const auto x = random.buffer<float>(N, -1, 1);
    testkit::Buffer<float> y(N);
    OKL_CALL(reversed, N, x, y);
    std::vector<double> expected(N);
    for (int n = 0; n < N; ++n) {
      const int from = n / 16 * 16 + 15 - n % 16;
      expected[n] = (from < N ? x[from] : 0) + 8;
    }
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

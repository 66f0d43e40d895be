// Runs the kernel of front/loop_pragmas.okl.

#include <testkit.hpp>

OKL_KERNEL(loopPragmas, int, float *);

int main() {
  testkit::Random random(106);
  for (int N : {0, 1, 5}) {
    const auto x = random.buffer<float>(N * 8, 0, 1);
    auto y = x;
    std::vector<double> expected(N * 8);
    for (int i = 0; i < N * 8; ++i) expected[i] = x[i] + 2 * x[i / 8 * 8 + 7 - i % 8] + (i % 8 < 4 ? 3 : 0);
    OKL_CALL(loopPragmas, N, y);
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

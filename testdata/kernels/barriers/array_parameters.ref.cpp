// Runs the kernel of barriers/array_parameters.okl.

#include <testkit.hpp>

OKL_KERNEL(grids, int, const int *, int *);

int main() {
  testkit::Random random(134);
  for (int N : {1, 3}) {
    const auto x = random.buffer<int>(N * 8, -50, 50);
    testkit::Buffer<int> y(N * 8);
    std::vector<int> expected;
    for (int g = 0; g < N; ++g) {
      int s[2][4];
      for (int i = 0; i < 8; ++i) s[i / 4][i % 4] = x[8 * g + i] + 10 + 3 - i % 4;
      for (int i = 0; i < 8; ++i) expected.push_back(s[i / 4][(i + 1) % 4] + s[1 - i / 4][i % 4]);
    }
    OKL_CALL(grids, N, x, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

// Runs the kernel of cpp/captures.okl.

#include <testkit.hpp>

OKL_KERNEL(captured, int, const int *, int *);

int main() {
  testkit::Random random(41);
  for (int N : {0, 1, 6}) {
    const auto x = random.buffer<int>(8 * N, -100, 100);
    testkit::Buffer<int> y(16 * N);
    std::vector<int> expected(16 * N);
    for (int g = 0; g < N; ++g) {
      for (int t = 0; t < 8; ++t) {
        expected[16 * g + t] = x[8 * g + 7 - t] + x[8 * g + t] + 20 * g;
        expected[16 * g + 8 + t] = 2 * x[8 * g + t] + 1;
      }
    }
    OKL_CALL(captured, N, x, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

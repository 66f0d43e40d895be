#include <testkit.hpp>

OKL_KERNEL(deducedTogether, int, const int *, int *);

int main() {
  testkit::Random random(31);
  for (int N : {0, 16, 48}) {
    const auto x = random.buffer<int>(N, -9, 9);
    testkit::Buffer<int> y(N);
    std::vector<int> expected(N);
    for (int i = 0; i < N; ++i) {
      const int b = i - i % 16, t = i % 16;
      expected[i] = 5 * x[b + 15 - t] + 1 + t + (t - 1);
    }
    OKL_CALL(deducedTogether, N, x, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

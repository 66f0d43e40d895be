#include <testkit.hpp>

OKL_KERNEL(constructed, int, const int *, int *);

int main() {
  testkit::Random random(4);
  for (int N : {1, 5}) {
    const auto x = random.buffer<int>(16 * N, -50, 50);
    testkit::Buffer<int> y(16 * N);
    OKL_CALL(constructed, N, x, y);
    std::vector<int> expected(16 * N);
    for (int i = 0; i < 16 * N; ++i) {
      const int a = 3 + x[i];
      expected[i] = a + 4 + 5 + (a + 4) + 1 + (2 + i % 16);
    }
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

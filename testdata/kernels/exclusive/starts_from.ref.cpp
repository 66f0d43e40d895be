#include <testkit.hpp>

OKL_KERNEL(startsFrom, int, const int *, int *);

int main() {
  testkit::Random random(3);
  for (int N : {1, 5}) {
    const auto x = random.buffer<int>(16 * N, -50, 50);
    testkit::Buffer<int> y(16 * N);
    OKL_CALL(startsFrom, N, x, y);
    std::vector<int> expected(16 * N);
    for (int i = 0; i < 16 * N; ++i) {
      const int e = 3 + x[i], f = 3 * (e + i % 16);
      expected[i] = e + 10 * 4 + 100 * f + (3 + e) - 4;
    }
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

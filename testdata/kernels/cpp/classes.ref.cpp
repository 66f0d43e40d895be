#include <testkit.hpp>

OKL_KERNEL(classes, int, const int *, int *);

int main() {
  testkit::Random random(4);
  for (int N : {0, 1, 16, 33}) {
    const auto a = random.buffer<int>(N, 0, 1000);
    testkit::Buffer<int> b(N);
    std::vector<int> expected(N);
    for (int i = 0; i < N; ++i) {
      const int x = a[i], wx = 3 * (x + 1), wy = 9;
      expected[i] = x * wx + 2 * wy + 6 + 2 + (x & 0xFF) + (x & 7) + 9 + 4 + (x % 2 ? 1 : 2);
    }
    OKL_CALL(classes, N, a, b);
    testkit::expect_equal("b", b, expected, {{"N", N}});
  }
  return testkit::result();
}

#include <testkit.hpp>

OKL_KERNEL(types, int, const int *, int *);

int main() {
  testkit::Random random(1);
  for (int N : {1, 8, 13}) {
    const auto x = random.buffer<int>(N, 0, 100);
    testkit::Buffer<int> y(N);
    std::vector<int> expected(N);
    for (int i = 0; i < N; ++i) {
      const int t = i % 8;
      expected[i] = (x[i] + 1) + 8 + (7 + 2 * t) + 8 + 9 + (x[i] + 10) + t + 2 + 1 + 4 + 8 + 2;
    }
    OKL_CALL(types, N, x, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

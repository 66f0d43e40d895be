#include <testkit.hpp>

OKL_KERNEL(constness, int, const int *, const int *);

int main() {
  testkit::Random random(10);
  for (int N : {1, 5}) {
    const auto x = random.buffer<int>(8 * N, -50, 50);
    testkit::Buffer<int> y(8 * N);
    OKL_CALL(constness, N, x, y);
    std::vector<int> expected(8 * N);
    for (int i = 0; i < 8 * N; ++i) expected[i] = 2 * (x[i] + 1);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

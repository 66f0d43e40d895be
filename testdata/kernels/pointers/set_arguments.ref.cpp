#include <testkit.hpp>

OKL_KERNEL(setArguments, int, const int *, int *);

int main() {
  testkit::Random random(9);
  for (int N : {1, 5}) {
    const auto x = random.buffer<int>(8 * N, -50, 50);
    testkit::Buffer<int> y(8 * N);
    OKL_CALL(setArguments, N, x, y);
    std::vector<int> expected(8 * N);
    for (int i = 0; i < 8 * N; ++i) expected[i] = x[i] + x[i - i % 8];
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

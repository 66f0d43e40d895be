#include <testkit.hpp>

OKL_KERNEL(letters, int, const int *, int *);

int main() {
  testkit::Random random(8);
  for (int N : {1, 5}) {
    const auto x = random.buffer<int>(8 * N, -50, 50);
    testkit::Buffer<int> y(8 * N);
    OKL_CALL(letters, N, x, y);
    std::vector<int> expected(8 * N);
    for (int i = 0; i < 8 * N; ++i) expected[i] = x[i - i % 8 + 7 - i % 8] + 3 + 12 + 10 + 2 * N;
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

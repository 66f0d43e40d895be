#include <testkit.hpp>

OKL_KERNEL(ofWarps, int, const int *, int *);

int main() {
  testkit::Random random(11);
  for (int N : {1, 5}) {
    const auto x = random.buffer<int>(32 * N, -50, 50);
    testkit::Buffer<int> y(32 * N);
    OKL_CALL(ofWarps, N, x, y);
    std::vector<int> expected(32 * N);
    for (int i = 0; i < 32 * N; ++i) expected[i] = x[i ^ 1];
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

// Runs the kernel of source/half.okl.

#include <testkit.hpp>

OKL_KERNEL(halves, int, const int *, int *);

int main() {
  testkit::Random random(16);
  for (int N : {0, 1, 17, 40}) {
    const auto x = random.buffer<int>(N, -1000, 1000);
    testkit::Buffer<int> y(N);
    std::vector<int> expected;
    for (int i = 0; i < N; ++i) expected.push_back(x[i] / 2 + 3);
    OKL_CALL(halves, N, x, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

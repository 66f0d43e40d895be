// Runs the kernel of cpp/destructors.okl.

#include <testkit.hpp>

OKL_KERNEL(leave, int, const int *, int *);

int main() {
  testkit::Random random(5);
  for (int N : {0, 1, 9}) {
    const auto x = random.buffer<int>(16 * N, -1000, 1000);
    testkit::Buffer<int> y(16 * N);
    std::vector<int> expected;
    for (int n = 0; n < 16 * N; ++n) {
      const int from = n / 16 * 16 + 15 - n % 16;
      expected.push_back(7 * x[from] + 2 * 7 * x[from] + (15 - n % 16));
    }
    OKL_CALL(leave, N, x, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

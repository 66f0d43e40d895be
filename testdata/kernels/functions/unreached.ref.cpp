// Runs the kernel of functions/unreached.okl.

#include <testkit.hpp>

OKL_KERNEL(parts, int, int *);

int main() {
  for (int N : {1, 3}) {
    testkit::Buffer<int> y(N * 4);
    std::vector<int> expected;
    for (int g = 0; g < N; ++g) {
      for (int i = 0; i < 4; ++i) expected.push_back(i + 3 * i + (2 * N + N + 1) + (2 * 2 + 2 + 1) + 7);
    }
    OKL_CALL(parts, N, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

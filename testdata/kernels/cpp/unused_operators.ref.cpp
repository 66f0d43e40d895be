// Runs the kernel of cpp/unused_operators.okl.

#include <testkit.hpp>

OKL_KERNEL(unused, int, int *);

int main() {
  for (int N : {1, 8, 19}) {
    testkit::Buffer<int> y(N);
    std::vector<int> expected;
    for (int i = 0; i < N; ++i) expected.push_back(3 * i);
    OKL_CALL(unused, N, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

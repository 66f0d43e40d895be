#include <testkit.hpp>

OKL_KERNEL(bindings, int, int *);

int main() {
  for (int N : {1, 5}) {
    testkit::Buffer<int> y(8 * N);
    OKL_CALL(bindings, N, y);
    std::vector<int> expected(8 * N);
    for (int i = 0; i < 8 * N; ++i) expected[i] = N + 20 + 300 + 4000 + i % 8;
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

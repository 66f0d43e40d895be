// Runs the kernel of prelude/barrier_names.okl.

#include <testkit.hpp>

OKL_KERNEL(barrier_names, int, const int *, int *);

int main() {
  for (int N : {0, 1, 5}) {
    testkit::Buffer<int> x(8 * N), y(8 * N);
    std::vector<int> expected(8 * N);
    for (int i = 0; i < 8 * N; ++i) x[i] = 3 * i + 1;
    for (int i = 0; i < 8 * N; ++i) expected[i] = 2 * x[x[i] % 8] + x[i];
    OKL_CALL(barrier_names, N, x, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

// Runs the kernel of atomics/spelled_out.okl.

#include <testkit.hpp>

OKL_KERNEL(spelledOut, int, const int *, int *);

int main() {
  testkit::Random random(25);
  for (int N : {0, 1, 16, 90}) {
    const auto x = random.buffer<int>(N, -50, 50);
    int sum = 0;
    for (int n = 0; n < N; ++n) sum += x[n];
    testkit::Buffer<int> sums(4, 0);
    OKL_CALL(spelledOut, N, x, sums);
    testkit::expect_equal("sums", sums, {sum, -sum, sum, 2 * sum}, {{"N", N}});
  }
  return testkit::result();
}

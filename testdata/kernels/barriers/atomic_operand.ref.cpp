// Runs the kernels of barriers/atomic_operand.okl.

#include <testkit.hpp>

OKL_KERNEL(countThenAdd, int, const int *, int *);
OKL_KERNEL(indirect, int, const int *, int *);
OKL_KERNEL(atomicThenPlain, int, const int *, int *);

int main() {
  testkit::Random random(81);
  for (int N : {0, 1, 15, 16, 17, 100}) {
    const auto x = random.buffer<int>(N, -3, 5);
    const auto which = random.buffer<int>(N, 0, 6);
    const int blocks = (N + 15) / 16;
    std::vector<int> positive(1, 0), sums(7, 0), result(4 * blocks, 0);
    sums[0] = 16 * blocks - N;
    for (int n = 0; n < N; ++n) {
      positive[0] += x[n] > 0;
      sums[which[n]] += 1;
      result[n / 16 * 4 + n % 4] += 2 * x[n];
      result[n / 16 * 4 + 3 - n % 4] += 1;
    }
    testkit::Buffer<int> count(1, 0), sums_out(7, 0), result_out(4 * blocks);
    OKL_CALL(countThenAdd, N, x, count);
    OKL_CALL(indirect, N, which, sums_out);
    OKL_CALL(atomicThenPlain, N, x, result_out);
    testkit::expect_equal("count", count, positive, {{"N", N}});
    testkit::expect_equal("sums", sums_out, sums, {{"N", N}});
    testkit::expect_equal("result", result_out, result, {{"N", N}});
  }
  return testkit::result();
}

// Runs the kernels of atomics/orders.okl.

#include <testkit.hpp>

OKL_KERNEL(lastOfGroup, int, const int *, int *, int *, int *);
OKL_KERNEL(flags, int, int *, int *, int *, int *);

int main() {
  testkit::Random random(41);
  for (int N : {0, 1, 32, 33, 200}) {
    const int groups = (N + 31) / 32;
    const auto x = random.buffer<int>(N, -50, 50);
    testkit::Buffer<int> part(32 * groups), arrived(groups, 0), sum(groups);
    OKL_CALL(lastOfGroup, N, x, part, arrived, sum);
    std::vector<int> expected(groups, 0);
    for (int n = 0; n < N; ++n) expected[n / 32] += 2 * x[n];
    testkit::expect_equal("sum", sum, expected, {{"N", N}});

    testkit::Buffer<int> number(N, 0), flag(N, 0), ready(3, 0), wrong(1, 0);
    OKL_CALL(flags, N, number, flag, ready, wrong);
    testkit::expect_equal("wrong", wrong, {0}, {{"N", N}});
    testkit::expect_equal("flag", flag, std::vector<int>(N, 1), {{"N", N}});
    const bool any = N > 0;
    testkit::expect_equal("ready", ready, {any, any ? N - 1 : 0, any ? N - 1 : 0}, {{"N", N}});
  }
  return testkit::result();
}

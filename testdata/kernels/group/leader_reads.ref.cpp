// Runs the kernels of group/leader_reads.okl.

#include <testkit.hpp>

OKL_KERNEL(rows, int, int, const float *, int *, int *, float *);
OKL_KERNEL(levels, int, float *, int *);

int main() {
  testkit::Random random(43);
  for (int N : {0, 1, 7, 40}) {
    for (int groups : {1, 3}) {
      const auto x = random.buffer<float>(8 * N, -1, 1);
      testkit::Buffer<int> next(2, 0), owner(N, -1);
      testkit::Buffer<float> sum(N);
      next[1] = N;
      OKL_CALL(rows, groups, N, x, next, owner, sum);
      std::vector<double> expected(N, 0);
      for (int n = 0; n < 8 * N; ++n) expected[n / 8] += x[n];
      testkit::expect_close("sum", sum, expected, 1e-5, {{"N", N}, {"groups", groups}});
      for (int n = 0; n < N; ++n)
        if (owner[n] < 0 || owner[n] >= groups) testkit::fail("owner", "nobody's row", {{"N", N}});
    }
    testkit::Buffer<float> level(1, 0);
    testkit::Buffer<int> seen(8 * N, 0);
    OKL_CALL(levels, N, level, seen);
    testkit::expect_equal("seen", seen, std::vector<int>(8 * N, 16), {{"N", N}});
    testkit::expect_close("level", level, {0.5 * N}, 1e-6, {{"N", N}});
  }
  return testkit::result();
}

// Runs the kernels of compact/prefix.okl one after the other.

#include <testkit.hpp>

OKL_KERNEL(flagBlocks, int, const int *, int *, int *);
OKL_KERNEL(scanTotals, int, int *);
OKL_KERNEL(move, int, const int *, const int *, const int *, int *);

int main() {
  testkit::Random random(86);
  for (int N : {0, 1, 31, 32, 33, 300}) {
    const int blocks = (N + 31) / 32;
    const auto x = random.buffer<int>(N, -10, 10);
    std::vector<int> expected;
    for (int n = 0; n < N; ++n)
      if (x[n] != 0 && x[n] % 3 == 0) expected.push_back(x[n]);
    const int count = int(expected.size());
    testkit::Buffer<int> places(N), totals(blocks + 1), kept(count), all(1);
    OKL_CALL(flagBlocks, N, x, places, totals);
    OKL_CALL(scanTotals, blocks, totals);
    all[0] = totals[blocks];
    testkit::expect_equal("count", all, {count}, {{"N", N}});
    if (all[0] != count) break;
    OKL_CALL(move, N, x, places, totals, kept);
    testkit::expect_equal("kept", kept, expected, {{"N", N}});
  }
  return testkit::result();
}

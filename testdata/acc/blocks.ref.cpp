// Runs acc/blocks.cpp.

#include <testkit.hpp>

using Block = int[4][6];
using Row = int[4];
OKL_KERNEL(blocks_acc1, int, const Block *, Row *, int);

int main() {
  testkit::Random random(25);
  for (int n : {0, 1, 5}) {
    for (int gangs : {1, 3}) {
      testkit::Buffer<Block> x(n);
      testkit::Buffer<Row> sums(n);
      testkit::Buffer<int> all(4 * n);
      std::vector<int> expected(4 * n);
      for (int e = 0; e < 24 * n; ++e) {
        x[e / 24][e / 6 % 4][e % 6] = random.value<int>(0, 99);
        expected[e / 6] += x[e / 24][e / 6 % 4][e % 6];
      }
      OKL_PROGRAM(blocks(n, x.data(), sums.data()), OKL_CALL(blocks_acc1, n, x, sums, gangs));
      for (int e = 0; e < 4 * n; ++e) all[e] = sums[e / 4][e % 4];
      testkit::expect_equal("sums", all, expected, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

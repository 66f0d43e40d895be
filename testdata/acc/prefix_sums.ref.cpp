// Runs acc/prefix_sums.cpp.

#include <testkit.hpp>

OKL_KERNEL(prefix_sums_acc1, int, const int *, int *, int);

int main() {
  testkit::Random random(30);
  for (int blocks : {0, 1, 5}) {
    for (int gangs : {1, 3}) {
      const auto x = random.buffer<int>(16 * blocks, 0, 99);
      testkit::Buffer<int> sums(16 * blocks);
      std::vector<int> expected(16 * blocks);
      for (int e = 0; e < 16 * blocks; ++e) expected[e] = x[e] + (e % 16 ? expected[e - 1] : 0);
      OKL_PROGRAM(prefix_sums(blocks, x.data(), sums.data()), OKL_CALL(prefix_sums_acc1, blocks, x, sums, gangs));
      testkit::expect_equal("sums", sums, expected, {{"blocks", blocks}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

// Runs the kernel of slm/group_reduction.cpp.

#include <testkit.hpp>

OKL_KERNEL(block_sums, int, const int *, int *);

int main() {
  testkit::Random random(4);
  for (int blocks : {0, 1, 5}) {
    const auto x = random.buffer<int>(128 * blocks, -1000, 1000);
    testkit::Buffer<int> sums(blocks);
    std::vector<int> expected(blocks);
    for (int i = 0; i < 128 * blocks; ++i) expected[i / 128] += x[i];
    OKL_CALL(block_sums, blocks, x, sums);
    testkit::expect_equal("sums", sums, expected, {{"blocks", blocks}});
  }
  return testkit::result();
}

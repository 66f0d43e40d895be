// Compares sort/bitonic.okl with std::sort.

#include <algorithm>
#include <functional>

#include <testkit.hpp>

OKL_KERNEL(sortBlocks, int, int, int *, int *);
OKL_KERNEL(sortStep, unsigned int, unsigned int, unsigned int, int *);

int main() {
  testkit::Random random(51);
  for (int blocks : {0, 1, 3}) {
    for (int alternate : {0, 1}) {
      const auto before = random.buffer<int>(64 * blocks, -40, 40);
      auto keys = before;
      testkit::Buffer<int> values(64 * blocks), carried(64 * blocks);
      for (int n = 0; n < 64 * blocks; ++n) values[n] = n;
      std::vector<int> expected(keys.data(), keys.data() + keys.size());
      for (int b = 0; b < blocks; ++b) {
        const auto from = expected.begin() + 64 * b;
        if (alternate && b % 2) std::sort(from, from + 64, std::greater<int>());
        else std::sort(from, from + 64);
      }
      OKL_CALL(sortBlocks, blocks, alternate, keys, values);
      testkit::expect_equal("keys", keys, expected, {{"blocks", blocks}, {"alternate", alternate}});
      for (int n = 0; n < 64 * blocks; ++n) carried[n] = before[values[n]];
      testkit::expect_equal("carried", carried, expected, {{"blocks", blocks}, {"alternate", alternate}});
      std::sort(values.data(), values.data() + values.size());
      for (int n = 0; n < 64 * blocks; ++n) expected[n] = n;
      testkit::expect_equal("values", values, expected, {{"blocks", blocks}, {"alternate", alternate}});
    }
  }
  for (unsigned N : {1u, 2u, 128u, 256u}) {
    auto keys = random.buffer<int>(N, -1000, 1000);
    std::vector<int> expected(keys.data(), keys.data() + N);
    std::sort(expected.begin(), expected.end());
    for (unsigned size = 2; size <= N; size *= 2)
      for (unsigned stride = size / 2; stride > 0; stride /= 2) OKL_CALL(sortStep, N, size, stride, keys);
    testkit::expect_equal("steps", keys, expected, {{"N", N}});
  }
  return testkit::result();
}

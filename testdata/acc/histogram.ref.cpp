// Runs the kernel of acc/histogram.cpp.

#include <testkit.hpp>

OKL_KERNEL(histogram_acc1, int, const int *, int *, int *, int *, int);

int main() {
  testkit::Random random(4);
  for (int n : {0, 1, 500}) {
    for (int gangs : {1, 4}) {
      const auto kind = random.buffer<int>(n, 0, 7);
      testkit::Buffer<int> bins(8), count(1), odd(n);
      std::vector<int> expected(8), listed(1);
      for (int i = 0; i < 8; ++i) bins[i] = 0;
      count[0] = 0;
      for (int i = 0; i < n; ++i) {
        ++expected[kind[i]];
        listed[0] += kind[i] % 2;
      }
      OKL_PROGRAM(histogram(n, kind.data(), bins.data(), count.data(), odd.data()),
                  OKL_CALL(histogram_acc1, n, kind, bins, count, odd, gangs));
      testkit::expect_equal("bins", bins, expected, {{"n", n}, {"gangs", gangs}});
      testkit::expect_equal("count", count, listed, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

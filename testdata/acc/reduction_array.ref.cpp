// Runs acc/reduction_array.cpp.

#include <testkit.hpp>

OKL_KERNEL(reduction_array_acc1, int, const int *, int *, int);
OKL_KERNEL(reduction_array_acc1_reduce_bins, int *, const int *, int);

int main() {
  testkit::Random random(17);
  for (int n : {0, 1, 77}) {
    for (int gangs : {1, 3}) {
      const auto kind = random.buffer<int>(n, 0, 3);
      testkit::Buffer<int> bins(4, 10), part(4 * gangs);
      std::vector<int> expected(4, 10);
      for (int i = 0; i < n; ++i) expected[kind[i]] += i % 3 + 1;
      OKL_PROGRAM(reduction_array(n, kind.data(), bins.data()),
                  OKL_CALL(reduction_array_acc1, n, kind, part, gangs);
                  OKL_CALL(reduction_array_acc1_reduce_bins, bins, part, gangs));
      testkit::expect_equal("bins", bins, expected, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

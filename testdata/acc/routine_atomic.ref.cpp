// Runs acc/routine_atomic.cpp.

#include <testkit.hpp>

OKL_KERNEL(routine_atomic_acc1, int, const int *, int *, int *, int);

int main() {
  testkit::Random random(35);
  for (int n : {0, 1, 60}) {
    for (int gangs : {1, 3}) {
      const auto kind = random.buffer<int>(n, 0, 3);
      testkit::Buffer<int> bins(5, 0), seen(n, 0);
      std::vector<int> expected(5, 0);
      for (int i = 0; i < n; ++i) ++expected[kind[i]], ++expected[4];
      OKL_PROGRAM(routine_atomic(n, kind.data(), bins.data(), seen.data()),
                  OKL_CALL(routine_atomic_acc1, n, kind, bins, seen, gangs));
      testkit::expect_equal("bins", bins, expected, {{"n", n}, {"gangs", gangs}});
      testkit::expect_equal("seen", seen, std::vector<int>(n, 1), {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

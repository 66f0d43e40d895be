// Runs acc/atomic_read_write.cpp.

#include <testkit.hpp>

OKL_KERNEL(atomic_read_write_acc1, int, const int *, int *, int *, int);

int main() {
  for (int n : {0, 1, 40}) {
    for (int gangs : {1, 3}) {
      testkit::Buffer<int> x(n, 8), last(2, 7), copies(n);
      OKL_PROGRAM(atomic_read_write(n, x.data(), last.data(), copies.data()),
                  OKL_CALL(atomic_read_write_acc1, n, x, last, copies, gangs));
      testkit::expect_equal("last", last, {7, n ? 100 : 7}, {{"n", n}, {"gangs", gangs}});
      testkit::expect_equal("copies", copies, std::vector<int>(n, 7), {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

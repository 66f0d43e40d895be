// Runs acc/atomic_shifts.cpp.

#include <testkit.hpp>

OKL_KERNEL(atomic_shifts_acc1, int, const int *, unsigned *, int *, int);

int main() {
  testkit::Random random(20);
  for (int n : {0, 1, 9}) {
    for (int gangs : {1, 3}) {
      const auto by = random.buffer<int>(n, 0, 2);
      testkit::Buffer<unsigned> left(1, 5u);
      testkit::Buffer<int> right(2, 1 << 30);
      unsigned up = 5;
      std::vector<int> down(2, 1 << 30);
      for (int i = 0; i < n; ++i) up <<= by[i], down[0] >>= by[i], down[1] >>= 1;
      OKL_PROGRAM(atomic_shifts(n, by.data(), left.data(), right.data()),
                  OKL_CALL(atomic_shifts_acc1, n, by, left, right, gangs));
      testkit::expect_equal("left", left, {up}, {{"n", n}, {"gangs", gangs}});
      testkit::expect_equal("right", right, down, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

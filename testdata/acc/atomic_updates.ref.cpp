// Runs acc/atomic_updates.cpp.

#include <testkit.hpp>

OKL_KERNEL(atomic_updates_acc1, int, const int *, int *, int);

int main() {
  testkit::Random random(19);
  for (int n : {0, 1, 21}) {
    for (int gangs : {1, 3}) {
      const auto x = random.buffer<int>(n, 0, 99);
      testkit::Buffer<int> c(12, 1000000);
      std::vector<int> want(12, 1000000);
      for (int i = 0; i < n; ++i) {
        want[0]++, want[1]--, want[2] += x[i], want[3] -= x[i], want[4] *= x[i] % 2 ? -1 : 1;
        want[5] &= x[i] | 1, want[6] |= x[i], want[7] ^= x[i], want[8] += x[i], want[9] += x[i];
        want[10] = 7 - want[10], want[11] /= 2;
      }
      OKL_PROGRAM(atomic_updates(n, x.data(), c.data()), OKL_CALL(atomic_updates_acc1, n, x, c, gangs));
      testkit::expect_equal("c", c, want, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

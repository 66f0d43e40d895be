// Runs acc/atomic_captures.cpp.

#include <testkit.hpp>

OKL_KERNEL(atomic_captures_acc1, int, int *, int *, int);

int main() {
  for (int n : {0, 1, 2, 40}) {
    for (int gangs : {1, 3}) {
      testkit::Buffer<int> count(8, 0), seen(8 * n + 1, 0);
      std::vector<int> counts = {n, n, -n, n, 2 * n, n, n, 0}, once(8 * n + 1, 1);
      if (n == 0) once[0] = 0;
      OKL_PROGRAM(atomic_captures(n, count.data(), seen.data()),
                  OKL_CALL(atomic_captures_acc1, n, count, seen, gangs));
      // An exchange hands on each number once, and the one that was there before them; the last one stays.
      if (n > 0) {
        seen[7 * n + count[7]] += 1;
        count[7] = 0;
      }
      testkit::expect_equal("count", count, counts, {{"n", n}, {"gangs", gangs}});
      testkit::expect_equal("seen", seen, once, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

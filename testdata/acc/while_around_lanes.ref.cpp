// Runs acc/while_around_lanes.cpp.

#include <testkit.hpp>

OKL_KERNEL(while_around_lanes_acc1, int, int, int *, int *, int);

int main() {
  testkit::Random random(22);
  for (int n : {0, 1, 5}) {
    for (int m : {1, 3, 11}) {
      for (int gangs : {1, 3}) {
        auto x = random.buffer<int>(n * m, -20, 190);
        testkit::Buffer<int> rounds(2 * n);
        std::vector<int> want(2 * n), items(n * m);
        for (int e = 0; e < n * m; ++e) items[e] = x[e];
        for (int j = 0; j < n; ++j) {
          int *row = items.data() + j * m, high = row[0], count = 0;
          while (high < 50) {
            for (int i = 0; i < m; ++i) row[i] += i + 1, high = std::max(high, row[i]);
            ++count;
          }
          want[2 * j] = count;
          count = 0;
          do {
            for (int i = 0; i < m; ++i) row[i] -= 3;
            if (++count == 2) continue;
            if (count > 40) break;
            for (int i = 0; i < m; ++i) row[i] -= 1;
          } while (row[0] > 0);
          want[2 * j + 1] = count;
        }
        OKL_PROGRAM(while_around_lanes(n, m, x.data(), rounds.data()),
                    OKL_CALL(while_around_lanes_acc1, n, m, x, rounds, gangs));
        testkit::expect_equal("x", x, items, {{"n", n}, {"m", m}, {"gangs", gangs}});
        testkit::expect_equal("rounds", rounds, want, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}

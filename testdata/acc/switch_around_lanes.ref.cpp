// Runs acc/switch_around_lanes.cpp.

#include <testkit.hpp>

OKL_KERNEL(switch_around_lanes_acc1, int, int, const int *, int *, int);

int main() {
  for (int n : {0, 1, 11}) {
    for (int m : {1, 13}) {
      for (int gangs : {1, 3}) {
        testkit::Buffer<int> kind(n), x(n * m, 7);
        std::vector<int> expected(n * m, 7);
        for (int j = 0; j < n; ++j) {
          kind[j] = (j + 1) % 5;
          for (int i = 0; i < m; ++i) {
            int &e = expected[j * m + i];
            if (kind[j] == 0) e += i;
            if (kind[j] == 1 || kind[j] == 2) e += 10 * kind[j];
            if (kind[j] > 0 && kind[j] < 4) e += 100;
            if (kind[j] == 4 && i == 0) e = -1;
          }
        }
        OKL_PROGRAM(switch_around_lanes(n, m, kind.data(), x.data()),
                    OKL_CALL(switch_around_lanes_acc1, n, m, kind, x, gangs));
        testkit::expect_equal("x", x, expected, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}

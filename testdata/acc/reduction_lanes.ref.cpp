// Runs acc/reduction_lanes.cpp.

#include <testkit.hpp>

OKL_KERNEL(reduction_lanes_acc1, int, int, const int *, int *, int);

int main() {
  testkit::Random random(13);
  for (int n : {0, 1, 4}) {
    for (int m : {0, 1, 27}) {
      for (int gangs : {1, 3}) {
        const auto x = random.buffer<int>(n * m, -60, 60);
        testkit::Buffer<int> out(9 * n);
        std::vector<int> expected;
        for (int j = 0; j < n; ++j) {
          int want[9] = {3, 1, 100, -100, -1, 8, 0, 1, 0};
          for (int i = 0; i < m; ++i) {
            const int v = x[j * m + i];
            want[0] += v;
            want[1] *= v % 2 ? -1 : 1;
            want[2] = std::min(want[2], v);
            want[3] = std::max(want[3], v);
            want[4] &= v;
            want[5] |= v;
            want[6] ^= v;
            want[7] = want[7] && v > -50;
            want[8] = want[8] || v > 49;
          }
          expected.insert(expected.end(), want, want + 9);
        }
        OKL_PROGRAM(reduction_lanes(n, m, x.data(), out.data()),
                    OKL_CALL(reduction_lanes_acc1, n, m, x, out, gangs));
        testkit::expect_equal("out", out, expected, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}

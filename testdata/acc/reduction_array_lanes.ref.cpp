// Runs acc/reduction_array_lanes.cpp.

#include <testkit.hpp>

OKL_KERNEL(reduction_array_lanes_acc1, int, int, const int *, int *, int);

int main() {
  testkit::Random random(18);
  for (int n : {0, 1, 4}) {
    for (int m : {0, 1, 31}) {
      for (int gangs : {1, 3}) {
        const auto x = random.buffer<int>(n * m, 0, 99);
        testkit::Buffer<int> out(3 * n);
        std::vector<int> expected(3 * n);
        for (int e = 0; e < 3 * n; ++e) expected[e] = -1 - e % 3;
        for (int e = 0; e < n * m; ++e) {
          int &most = expected[3 * (e / m) + x[e] % 3];
          most = std::max(most, x[e]);
        }
        OKL_PROGRAM(reduction_array_lanes(n, m, x.data(), out.data()),
                    OKL_CALL(reduction_array_lanes_acc1, n, m, x, out, gangs));
        testkit::expect_equal("out", out, expected, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}

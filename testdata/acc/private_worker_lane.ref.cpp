// Runs acc/private_worker_lane.cpp.

#include <testkit.hpp>

OKL_KERNEL(private_worker_lane_acc1, int, int, int *, int);

int main() {
  for (int n : {0, 1, 4}) {
    for (int m : {0, 1, 29}) {
      for (int gangs : {1, 3}) {
        testkit::Buffer<int> x(n * m);
        std::vector<int> expected(n * m);
        for (int e = 0; e < n * m; ++e) expected[e] = (e / m + e % m) * 2 * (e % m);
        OKL_PROGRAM(private_worker_lane(n, m, x.data()), OKL_CALL(private_worker_lane_acc1, n, m, x, gangs));
        testkit::expect_equal("x", x, expected, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}

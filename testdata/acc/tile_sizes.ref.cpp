// Runs acc/tile_sizes.cpp.

#include <testkit.hpp>

OKL_KERNEL(tile_sizes_acc1, int, int, int *, int);

int main() {
  for (int n : {0, 1, 4, 7}) {
    for (int m : {0, 1, 8, 13}) {
      for (int gangs : {1, 3}) {
        testkit::Buffer<int> x(n * m, 1);
        std::vector<int> expected(n * m);
        for (int e = 0; e < n * m; ++e) expected[e] = 1 + 100 * (e / m) + e % m;
        OKL_PROGRAM(tile_sizes(n, m, x.data()), OKL_CALL(tile_sizes_acc1, n, m, x, gangs));
        testkit::expect_equal("x", x, expected, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}

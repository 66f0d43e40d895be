// Runs acc/tile_star.cpp.

#include <testkit.hpp>

OKL_KERNEL(tile_star_acc1, int, int, int *, int);

int main() {
  for (int n : {0, 1, 5}) {
    for (int m : {1, 66, 70}) {
      for (int gangs : {1, 4}) {
        testkit::Buffer<int> x(n * m, 1);
        std::vector<int> expected(n * m);
        for (int e = 0; e < n * m; ++e) expected[e] = 1 + (e % m % 2 ? 0 : 100 * (e / m) + e % m);
        OKL_PROGRAM(tile_star(n, m, x.data()), OKL_CALL(tile_star_acc1, n, m, x, gangs));
        testkit::expect_equal("x", x, expected, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}

// Runs acc/tile_levels.cpp.

#include <testkit.hpp>

OKL_KERNEL(tile_levels_acc1, int, int, int *, int *, int);

int main() {
  for (int n : {0, 1, 5}) {
    for (int m : {0, 1, 9}) {
      testkit::Buffer<int> x(n * n * m, 1), y(n * m, 2);
      std::vector<int> all(n * n * m), rows(n * m);
      for (int e = 0; e < n * n * m; ++e) all[e] = 1 + e / m / n + e / m % n + e % m;
      for (int e = 0; e < n * m; ++e) rows[e] = 2 + 10 * (e / m) + e % m;
      OKL_PROGRAM(tile_levels(n, m, x.data(), y.data()), OKL_CALL(tile_levels_acc1, n, m, x, y, 3));
      testkit::expect_equal("x", x, all, {{"n", n}, {"m", m}});
      testkit::expect_equal("y", y, rows, {{"n", n}, {"m", m}});
    }
  }
  return testkit::result();
}

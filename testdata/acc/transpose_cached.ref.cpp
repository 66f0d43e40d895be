// Runs acc/transpose_cached.cpp.

#include <testkit.hpp>

OKL_KERNEL(transpose_cached_acc1, int, const int *, int *, int, int);

int main() {
  testkit::Random random(33);
  for (int tiles : {0, 1, 3}) {
    for (int gangs : {1, 4}) {
      const int n = 8 * tiles;
      const auto a = random.buffer<int>(n * n, 0, 99);
      testkit::Buffer<int> b(n * n);
      std::vector<int> expected(n * n);
      for (int e = 0; e < n * n; ++e) expected[e] = a[e % n * n + e / n];
      OKL_PROGRAM(transpose_cached(tiles, a.data(), b.data()),
                  OKL_CALL(transpose_cached_acc1, tiles, a, b, n, gangs));
      testkit::expect_equal("b", b, expected, {{"tiles", tiles}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

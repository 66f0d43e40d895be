// Runs acc/transpose_tiles.cpp.

#include <testkit.hpp>

OKL_KERNEL(transpose_tiles_acc1, int, int, const float *, float *, int);

int main() {
  testkit::Random random(32);
  for (int n : {0, 1, 8, 13}) {
    for (int m : {0, 1, 16, 21}) {
      for (int gangs : {1, 3}) {
        const auto a = random.buffer<float>(n * m, -8, 8);
        testkit::Buffer<float> b(n * m);
        std::vector<float> expected(n * m);
        for (int e = 0; e < n * m; ++e) expected[e] = a[e % n * m + e / n];
        OKL_PROGRAM(transpose_tiles(n, m, a.data(), b.data()), OKL_CALL(transpose_tiles_acc1, n, m, a, b, gangs));
        testkit::expect_equal("b", b, expected, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}

#include <climits>
#include <testkit.hpp>

OKL_KERNEL(ends, long, int *);
OKL_KERNEL(tiles, long, int *);
OKL_KERNEL(counted, int, int *);

int main() {
  for (long N : {LONG_MIN, LONG_MIN + 1, -1L, 0L, 5L, 15L, 16L, LONG_MAX - 1, LONG_MAX}) {
    testkit::Buffer<int> y(16);
    for (int t = 0; t < 16; ++t) y[t] = 0;
    OKL_CALL(ends, N, y);
    std::vector<int> expected(16);
    for (int t = 0; t < 16; ++t)
      expected[t] = (t <= N) + 10 * (t > N) + 100 * (t + 1 < N) + 1000 * (t == N);
    testkit::expect_equal("ends", y, expected, {});
    for (int t = 0; t < 16; ++t) y[t] = 0;
    OKL_CALL(tiles, N, y);
    for (int t = 0; t < 16; ++t) expected[t] = t < N;
    testkit::expect_equal("tiles", y, expected, {});
  }
  for (int n : {-20, -3, 0, 4, 9}) {
    testkit::Buffer<int> y(16);
    for (int t = 0; t < 16; ++t) y[t] = -100;
    OKL_CALL(counted, n, y);
    std::vector<int> expected(16);
    for (int t = 0; t < 16; ++t) expected[t] = t % 8 < n + t % 8 ? n + t % 8 : -100;
    testkit::expect_equal("counted", y, expected, {{"n", n}});
  }
  return testkit::result();
}

// Runs loops/shifted.okl: each of the five launches of a kernel adds one to every entry.

#include <testkit.hpp>

OKL_KERNEL(shiftedUp, int, const int *, int *);
OKL_KERNEL(shiftedDown, int, const int *, int *);

int main() {
  testkit::Random random(71);
  for (int N : {0, 1, 15, 16, 17, 100}) {
    const auto x = random.buffer<int>(N, -1000, 1000);
    testkit::Buffer<int> y(N), z(N);
    std::vector<int> expected;
    for (int n = 0; n < N; ++n) expected.push_back(x[n] + 5);
    OKL_CALL(shiftedUp, N, x, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
    OKL_CALL(shiftedDown, N, x, z);
    testkit::expect_equal("z", z, expected, {{"N", N}});
  }
  return testkit::result();
}

// Runs the kernels of loops/near_the_end.okl.

#include <testkit.hpp>

OKL_KERNEL(tileToTheEnd, unsigned int, const int *, int *);
OKL_KERNEL(loopToTheEnd, int, const int *, int *);
OKL_KERNEL(tileToZero, unsigned int, const int *, int *);
OKL_KERNEL(downFromTheEnd, int, const int *, int *);
OKL_KERNEL(acrossZero, int, int, int *);
OKL_KERNEL(tileOfOne, int, int, int *);
OKL_KERNEL(tileOfLongs, long, long, int *);

int main() {
  testkit::Random random(72);
  for (int N : {0, 1, 7, 8, 9, 40}) {
    const auto x = random.buffer<int>(N, -1000, 1000);
    testkit::Buffer<int> a(N), b(N), c(N), d(N > 0 ? N : 2);
    std::vector<int> a_expected, b_expected, c_expected, d_expected;
    for (int n = 0; n < N; ++n) {
      a_expected.push_back(x[n] + 1);
      b_expected.push_back(x[n] - 1);
      c_expected.push_back(2 * x[n]);
      d_expected.push_back(3 * x[n]);
    }
    if (N == 0) {
      // A round too many would show here.
      d[0] = d[1] = 5;
      d_expected = {5, 5};
    }
    OKL_CALL(tileToZero, unsigned(N), x, c);
    testkit::expect_equal("c", c, c_expected, {{"N", N}});
    OKL_CALL(loopToTheEnd, N, x, b);
    testkit::expect_equal("b", b, b_expected, {{"N", N}});
    OKL_CALL(tileToTheEnd, unsigned(N), x, a);
    testkit::expect_equal("a", a, a_expected, {{"N", N}});
    OKL_CALL(downFromTheEnd, N, N > 0 ? x : d, d);
    testkit::expect_equal("d", d, d_expected, {{"N", N}});
  }

  testkit::Buffer<int> across(9, 0);
  std::vector<int> across_expected(9);
  const int first = -2000000000, last = 2000000000;
  for (long i = first; i < last; i += 2000000000) {
    for (int t = 0; t < 4; ++t) across_expected[4 * (i < 0 ? 0 : 1) + t] += int(i / 1000) + t;
  }
  for (long i = first; i < last; i += 1000000000) {
    for (long j = last; j > first; j -= 2000000000) across_expected[8] += int(i / 100000000 + j / 10000000);
  }
  OKL_CALL(acrossZero, first, last, across);
  testkit::expect_equal("across", across, across_expected, {});

  for (int N : {0, 3, 30, 255}) {
    testkit::Buffer<int> ones(3, 0), longs(1, 0);
    int steps = 0;
    for (int n = 0; n < N; n += 3) steps += 1 + n;
    const int all = N * (N + 1) / 2;
    OKL_CALL(tileOfOne, 2147483647 - N, 2147483647, ones);
    testkit::expect_equal("ones", ones, {all, N - N * (N - 1) / 2, steps}, {{"N", N}});
    const long largest = 9223372036854775807;
    OKL_CALL(tileOfLongs, largest - N, largest, longs);
    testkit::expect_equal("longs", longs, {all}, {{"N", N}});
  }
  return testkit::result();
}

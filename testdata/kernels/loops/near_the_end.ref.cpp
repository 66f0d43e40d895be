// Runs the kernels of loops/near_the_end.okl.

#include <testkit.hpp>

OKL_KERNEL(tileToTheEnd, unsigned int, const int *, int *);
OKL_KERNEL(loopToTheEnd, int, const int *, int *);
OKL_KERNEL(tileToZero, unsigned int, const int *, int *);
OKL_KERNEL(downFromTheEnd, int, const int *, int *);

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
  return testkit::result();
}

// Runs the kernels of loops/called_steps.okl.

#include <testkit.hpp>

OKL_KERNEL(up, int, int, const int *, int *);
OKL_KERNEL(down, int, int, const int *, int *);
OKL_KERNEL(tiles, int, int, const int *, int *);
OKL_KERNEL(planes, int, int, const int *, int *);

int main() {
  testkit::Random random(1147);
  for (int N : {0, 1, 5, 12, 33, 100}) {
    for (int M : {1, 3, 8}) {
      const auto x = random.buffer<int>(N, -1000, 1000);
      testkit::Buffer<int> a(N), b(N), c(N), d(N);
      std::vector<int> a_expected, b_expected, c_expected, d_expected;
      for (int n = 0; n < N; ++n) {
        a_expected.push_back(x[n] + 1);
        b_expected.push_back(x[n] - 1);
        c_expected.push_back(3 * x[n]);
        d_expected.push_back(x[n] - 5);
      }
      OKL_CALL(up, N, M, x, a);
      testkit::expect_equal("up", a, a_expected, {{"N", N}, {"M", M}});
      OKL_CALL(down, N, M, x, b);
      testkit::expect_equal("down", b, b_expected, {{"N", N}, {"M", M}});
      OKL_CALL(tiles, N, M, x, c);
      testkit::expect_equal("tiles", c, c_expected, {{"N", N}, {"M", M}});
      OKL_CALL(planes, N, M, x, d);
      testkit::expect_equal("planes", d, d_expected, {{"N", N}, {"M", M}});
    }
  }
  return testkit::result();
}

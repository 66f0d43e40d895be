// Runs the kernels of barriers/uncrossed.okl.

#include <testkit.hpp>

OKL_KERNEL(conditions, int, int, const int *, int *);
OKL_KERNEL(rounds, int, const int *, int *);
OKL_KERNEL(planes, int, int, const int *, int *);
OKL_KERNEL(some, int, int, const int *, int *);

int main() {
  testkit::Random random(77);
  for (int N : {0, 1, 6}) {
    for (int flag : {0, 1, 2}) {
      const auto x = random.buffer<int>(16 * N, -1000, 1000);
      testkit::Buffer<int> a(16 * N), b(16 * N), c(16 * N), d(16 * N);
      std::vector<int> a_expected, b_expected, c_expected, d_expected;
      for (int n = 0; n < 16 * N; ++n) {
        const int row = n / 16 * 16, t = n % 16;
        a_expected.push_back(3 * x[n] + t + 3 * x[row + 15 - t]);
        int sum = 0;
        for (int k = 0; k < 5; ++k) sum += x[row + (t + k) % 16];
        b_expected.push_back(sum);
        c_expected.push_back(x[n] + flag);
        d_expected.push_back(x[row + 15 - t] - t);
      }
      OKL_CALL(conditions, N, flag, x, a);
      testkit::expect_equal("conditions", a, a_expected, {{"N", N}, {"flag", flag}});
      OKL_CALL(rounds, N, x, b);
      testkit::expect_equal("rounds", b, b_expected, {{"N", N}, {"flag", flag}});
      OKL_CALL(planes, N, flag, x, c);
      testkit::expect_equal("planes", c, c_expected, {{"N", N}, {"flag", flag}});
      OKL_CALL(some, N, flag, x, d);
      testkit::expect_equal("some", d, d_expected, {{"N", N}, {"flag", flag}});
    }
  }
  return testkit::result();
}

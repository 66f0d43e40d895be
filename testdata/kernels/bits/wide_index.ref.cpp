// Runs the kernels of bits/wide_index.okl.

#include <testkit.hpp>

OKL_KERNEL(window, long long, long long, const int *, long long *);
OKL_KERNEL(backwards, long, int, const int *, long *);
OKL_KERNEL(mixedWidth, long, std::size_t, const int *, unsigned long *);
OKL_KERNEL(negativeStart, short, const int *, int *);

int main() {
  testkit::Random random(65);
  for (int N : {0, 1, 16, 31, 33, 100}) {
    const auto x = random.buffer<int>(N, -1000, 1000);
    for (long long first : {-5ll, 6000000000ll, -7000000000ll}) {
      testkit::Buffer<long long> y(N);
      testkit::Buffer<long> z(N);
      std::vector<long long> y_expected;
      std::vector<long> z_expected;
      for (int n = 0; n < N; ++n) {
        y_expected.push_back(3 * (first + n) + x[n]);
        z_expected.push_back(x[n] - (first + n));
      }
      OKL_CALL(window, first, first + N, x, y);
      OKL_CALL(backwards, first, N, x, z);
      testkit::expect_equal("window", y, y_expected, {{"N", N}, {"first", first}});
      testkit::expect_equal("backwards", z, z_expected, {{"N", N}, {"first", first}});
    }
    testkit::Buffer<unsigned long> w(N);
    testkit::Buffer<int> u(2 * N + 1, 0);
    const auto ones = random.buffer<int>(2 * N + 1, 1, 9);
    std::vector<unsigned long> w_expected;
    std::vector<int> u_expected;
    for (int n = 0; n < N; ++n) w_expected.push_back((5000ul * n << 20) + unsigned(x[n]));
    for (int i = -N; i <= N; ++i) u_expected.push_back((i + N) % 2 == 0 ? ones[i + N] * i : 0);
    OKL_CALL(mixedWidth, N, std::size_t(5000), x, w);
    OKL_CALL(negativeStart, short(N), ones, u);
    testkit::expect_equal("mixedWidth", w, w_expected, {{"N", N}});
    testkit::expect_equal("negativeStart", u, u_expected, {{"N", N}});
  }
  return testkit::result();
}

// Runs the kernels of atomics/mixed_types.okl.

#include <testkit.hpp>

OKL_KERNEL(mixedTypes, int, const int *, const long *, unsigned, int *, unsigned *, int *);
OKL_KERNEL(spelledOut, int, const int *, int *);

int main() {
  testkit::Random random(25);
  for (int N : {0, 1, 16, 90}) {
    const auto x = random.buffer<int>(N, -50, 50);
    testkit::Buffer<int> divisors(N), v(10 * N), old(2 * N);
    testkit::Buffer<long> w(N);
    testkit::Buffer<unsigned> u(N);
    std::vector<int> expected;
    std::vector<unsigned> u_expected;
    std::vector<int> old_expected(2 * N);
    for (int n = 0; n < N; ++n) {
      // An `int` made of it is 0 or 1: lost in the division, or a division by zero.
      w[n] = (1L + n % 3) * 4294967296L + n % 2;
      divisors[n] = x[n] == 0 ? 7 : x[n];
      u[n] = 4000000000u + n;
      u_expected.push_back(u[n] / divisors[n]);
      const int start[10] = {-10 - n, 1000 + n, 3 + n, 7 * n, n % 32, n, 5 * n, 10 + n, -1, n % 2};
      for (int k = 0; k < 10; ++k) v[10 * n + k] = start[k];
      int own[10];
      for (int k = 0; k < 10; ++k) own[k] = start[k];
      own[0] /= 2u;
      own[1] /= w[n];
      own[2] = w[n] / own[2];
      own[3] *= 1.5f;
      own[4] = w[n] >> own[4];
      own[5] = own[5] - 2u * w[n];
      old_expected[2 * n] = own[6];
      own[6] /= w[n];
      own[7] -= 2.5f;
      old_expected[2 * n + 1] = own[7];
      own[8] = 5;
      expected.insert(expected.end(), own, own + 10);
    }
    OKL_CALL(mixedTypes, N, divisors, w, 2u, v, u, old);
    testkit::expect_equal("v", v, expected, {{"N", N}});
    testkit::expect_equal("u", u, u_expected, {{"N", N}});
    testkit::expect_equal("old", old, old_expected, {{"N", N}});

    int sum = 0;
    for (int n = 0; n < N; ++n) sum += x[n];
    testkit::Buffer<int> sums(4, 0);
    OKL_CALL(spelledOut, N, x, sums);
    testkit::expect_equal("sums", sums, {sum, -sum, sum, 2 * sum}, {{"N", N}});
  }
  return testkit::result();
}

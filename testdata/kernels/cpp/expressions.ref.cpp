#include <testkit.hpp>

OKL_KERNEL(lambdas, int, const int *, int *);
OKL_KERNEL(statements, int, const int *, int *);

int main() {
  testkit::Random random(5);
  for (int N : {0, 1, 16, 33}) {
    const auto a = random.buffer<int>(N, 0, 1000);
    testkit::Buffer<int> b(N), c(N);
    std::vector<int> b_expected(N), c_expected(N);
    for (int i = 0; i < N; ++i) {
      b_expected[i] = (a[i] + 3) + (10 + a[i]) + (a[i] + 2);
      const int g = i / 8 * 8, t = i % 8, other = g + 7 - t;
      const int y = other < N ? a[other] : 0, x = t + 1;
      int sum = 6 * x;
      sum = t % 2 ? sum + y : sum - y;
      sum += t % 4 == 0 ? 1000 : t % 4 == 1 ? 5 + 9 : 9;
      for (int k = 0; k < 5; ++k) {
        for (int l = 0; l < k; l += 2) sum += l;
      }
      c_expected[i] = t == 6 ? sum : sum + 12;
    }
    OKL_CALL(lambdas, N, a, b);
    testkit::expect_equal("lambdas", b, b_expected, {{"N", N}});
    OKL_CALL(statements, N, a, c);
    testkit::expect_equal("statements", c, c_expected, {{"N", N}});
  }
  return testkit::result();
}

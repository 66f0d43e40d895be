// Runs the kernels of barriers/objects.okl.

#include <testkit.hpp>

OKL_KERNEL(lambdas, int, const int *, int *);
OKL_KERNEL(views, int, const int *, int *);

int main() {
  testkit::Random random(93);
  for (int N : {1, 4}) {
    const auto x = random.buffer<int>(N * 8, -100, 100);
    testkit::Buffer<int> a(N * 8), b(N * 8);
    std::vector<int> a_expected, b_expected;
    for (int g = 0; g < N; ++g) {
      for (int i = 0; i < 8; ++i) {
        a_expected.push_back(x[g * 8 + 7 - i] + 3 * x[g * 8 + (i + 3) % 8] + 1 + (i + 1) % 8 + 7 - i);
        b_expected.push_back(2 * x[g * 8 + 7 - i] + 7 - i);
      }
    }
    OKL_CALL(lambdas, N, x, a);
    testkit::expect_equal("a", a, a_expected, {{"N", N}});
    OKL_CALL(views, N, x, b);
    testkit::expect_equal("b", b, b_expected, {{"N", N}});
  }
  return testkit::result();
}

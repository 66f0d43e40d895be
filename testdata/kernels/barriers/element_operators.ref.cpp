// Runs the kernel of barriers/element_operators.okl.

#include <testkit.hpp>

OKL_KERNEL(elements, int, const int *, int *);

int main() {
  testkit::Random random(95);
  for (int N : {1, 5}) {
    const auto x = random.buffer<int>(N * 8, -100, 100);
    testkit::Buffer<int> y(N * 8);
    std::vector<int> expected(N * 8);
    for (int g = 0; g < N; ++g) {
      int *sum = &expected[g * 8];
      for (int i = 0; i < 8; ++i) sum[i] = (x[g * 8 + 7 - i] + g) * 2 + g;
      for (int k = 0; k < 2; ++k) {
        int s[8];
        for (int i = 0; i < 8; ++i) s[i] = sum[i] + k;
        for (int i = 0; i < 8; ++i) sum[i] += s[(i + 7) % 8] - 3;
      }
    }
    OKL_CALL(elements, N, x, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

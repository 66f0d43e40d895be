#include <testkit.hpp>

OKL_KERNEL(scratch, int, const int *, int *);

int main() {
  testkit::Random random(1);
  for (int N : {1, 8, 13, 40}) {
    const auto x = random.buffer<int>(N, 0, 100);
    testkit::Buffer<int> y(N);
    std::vector<int> expected(N);
    for (int t = 0; t < N; ++t) {
      const int g = t / 8 * 8;
      const int sum = x[t] + 5 * x[(t + 1) % N] + 3 * x[(t + 2) % N];
      const int sign = (x[t] & 3) == 0 ? 1 : (x[t] & 3) == 1 ? -1 : 2;
      expected[t] = sign * sum + t * (g + 3) + g / 2 + 9 + (3 + 2 + 1) + 3;
    }
    OKL_CALL(scratch, N, x, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

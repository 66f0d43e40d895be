#include <testkit.hpp>

OKL_KERNEL(classMethods, int, const float *, float *, int *);

int main() {
  testkit::Random random(32);
  for (int N : {1, 16, 37}) {
    const auto x = random.buffer<float>(2 * N, -1, 1);
    testkit::Buffer<float> y(N);
    testkit::Buffer<int> n(N);
    std::vector<double> expected(N);
    std::vector<int> numbers(N);
    for (int i = 0; i < N; ++i) {
      const double a = x[2 * i], d = x[2 * i + 1], b = a + d, c = a + 2 * d;
      expected[i] = 2 * (a + b + c + 6) + 2 * (2 * a + 2 + 2 * d) + a * a + c * c + a + 3 * c;
      numbers[i] = i * i + 3 * i;
    }
    OKL_CALL(classMethods, N, x, y, n);
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
    testkit::expect_equal("n", n, numbers, {{"N", N}});
  }
  return testkit::result();
}

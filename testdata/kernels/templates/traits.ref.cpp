#include <testkit.hpp>

OKL_KERNEL(traits, int, const int *, int *, float *);

int main() {
  for (int N : {0, 1, 16, 37}) {
    testkit::Buffer<int> x(N), y(N);
    testkit::Buffer<float> f(N);
    std::vector<int> expected(N);
    std::vector<double> sums(N);
    for (int i = 0; i < N; ++i) {
      x[i] = 3 * i - 20;
      expected[i] = x[i] / 2 + 2 * x[i] + 7 + x[i] + 40 + 22 + 33 + 1;
      sums[i] = 0.125 + 10.5;
    }
    OKL_CALL(traits, N, x, y, f);
    testkit::expect_equal("y", y, expected, {{"N", N}});
    testkit::expect_close("f", f, sums, 1e-6, {{"N", N}});
  }
  return testkit::result();
}

// Runs the kernel of slm/initialisers.cpp.

#include <testkit.hpp>

OKL_KERNEL(initialised, int, int, const float *, float *);

int main() {
  testkit::Random random(8);
  for (int n : {0, 1, 20, 75}) {
    const auto x = random.buffer<float>(n, -1, 1);
    testkit::Buffer<float> y(n);
    std::vector<double> expected(n);
    for (int k = 0; k < n; ++k) {
      const int g = k / 20 * 20, i = k - g;
      const int weights[2][3] = {{1, 2, 3}, {4, 5, x[g] > 0 ? 6 : 7}};
      expected[k] = double(x[k]) * (2 <= i && i < 18 ? 0.5 : 1) * weights[i % 2][i % 3] + 1.25 + 5 + 3;
    }
    OKL_CALL(initialised, n, 5, x, y);
    testkit::expect_close("y", y, expected, 1e-5, {{"n", n}});
  }
  return testkit::result();
}

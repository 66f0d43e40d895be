// Runs the kernel of slm/macros.cpp.

#include <testkit.hpp>

OKL_KERNEL(scaled, int, float, const float *, float *);

int main() {
  testkit::Random random(21);
  for (int n : {0, 1, 8}) {
    const auto x = random.buffer<float>(21 * n, -1, 1);
    testkit::Buffer<float> y(21 * n);
    std::vector<double> expected(21 * n);
    for (int k = 0; k < 21 * n; ++k) {
      const int g = k / 21, next = (k % 21 + 7) % 21;
      expected[k] = 1.5 * x[k] + 1.5 * x[21 * g + next];
    }
    OKL_CALL(scaled, n, 1.5f, x, y);
    testkit::expect_close("y", y, expected, 1e-5, {{"n", n}});
  }
  return testkit::result();
}

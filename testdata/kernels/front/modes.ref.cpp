// Runs front/modes.okl.

#include <testkit.hpp>

OKL_KERNEL(halves, int, const float *, float *);

int main() {
  for (int n : {0, 1, 63, 200}) {
    testkit::Buffer<float> x(n), y(n);
    std::vector<double> expected(n);
    for (int i = 0; i < n; ++i) {
      x[i] = float(i) - 7;
      expected[i] = (i - 7) / 2.0;
    }
    OKL_CALL(halves, n, x, y);
    testkit::expect_close("y", y, expected, 0, {{"n", n}});
  }
  return testkit::result();
}

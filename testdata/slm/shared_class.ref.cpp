// Runs the kernel of slm/shared_class.cpp.

#include <testkit.hpp>

OKL_KERNEL(shared_class, int, const float *, float *);

int main() {
  testkit::Random random(23);
  for (int n : {0, 1, 6}) {
    const auto x = random.buffer<float>(12 * n, -1, 1);
    testkit::Buffer<float> y(12 * n);
    std::vector<double> expected(12 * n);
    for (int k = 0; k < 12 * n; ++k) {
      const int g = k / 12, i = k % 12;
      expected[k] = double(x[k]) + 12 + 2.0 * x[12 * g + 2 * (i % 6) + 1];
    }
    OKL_CALL(shared_class, n, x, y);
    testkit::expect_close("y", y, expected, 1e-5, {{"n", n}});
  }
  return testkit::result();
}

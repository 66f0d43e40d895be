// Runs the kernel of slm/sections_body.cpp.

#include <testkit.hpp>

OKL_KERNEL(sections_body, int, const float *, float *);

int main() {
  testkit::Random random(11);
  for (int n : {0, 1, 4, 11}) {
    const auto x = random.buffer<float>(10 * n, -1, 1);
    testkit::Buffer<float> y(10 * n);
    std::vector<double> expected(10 * n);
    for (int at = 0; at < n; ++at) {
      const int g = at / 4 * 4, r = (at - g + 1) % 4, row = g + r < n ? g + r : 0;
      for (int i = 0; i < 10; ++i) {
        const auto local = [&](int k) { return std::fabs(double(x[10 * row + k])); };
        double value = local(i) / 2 + r;
        if (i < 5) value += 1 + (local(2 * i) > 0.5f ? local(5 + i) : -local(5 + i));
        expected[10 * at + i] = value;
      }
    }
    OKL_CALL(sections_body, n, x, y);
    testkit::expect_close("y", y, expected, 1e-5, {{"n", n}});
  }
  return testkit::result();
}

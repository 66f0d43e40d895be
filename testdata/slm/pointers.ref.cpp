// Runs the kernel of slm/pointers.cpp.

#include <testkit.hpp>

OKL_KERNEL(pointers, int, const float *, float *);

int main() {
  testkit::Random random(15);
  for (int n : {0, 1, 9}) {
    const auto x = random.buffer<float>(16 * n, -1, 1);
    testkit::Buffer<float> y(8 * n);
    std::vector<double> expected(8 * n);
    for (int at = 0; at < 8 * n; ++at) {
      const int g = at / 8, i = at % 8;
      expected[at] = x[16 * g + 4 + i];
      for (int k = 0; k < i; ++k) expected[at] += x[16 * g + 8 + k];
    }
    OKL_CALL(pointers, n, x, y);
    testkit::expect_close("y", y, expected, 1e-5, {{"n", n}});
  }
  return testkit::result();
}

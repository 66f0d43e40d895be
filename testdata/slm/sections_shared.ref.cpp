// Runs the kernel of slm/sections_shared.cpp.

#include <testkit.hpp>

OKL_KERNEL(sections_shared, int, const float *, const int *, float *);

int main() {
  testkit::Random random(10);
  testkit::Buffer<int> order(8);
  for (int i = 0; i < 8; ++i) order[i] = (3 * i + 1) % 8;
  for (int n : {0, 1, 6}) {
    const auto x = random.buffer<float>(40 * n, -1, 1);
    testkit::Buffer<float> y(32 * n);
    std::vector<double> expected(32 * n);
    for (int g = 0; g < n; ++g) {
      for (int i = 0; i < 8; ++i) {
        const double mixed = double(x[40 * g + 2 * i]) * 2 + x[40 * g + 2 * order[i] + 1];
        expected[32 * g + i] = i % 2 == 1 ? mixed * x[40 * g + i] : mixed;
      }
      for (int i = 0; i < 24; ++i) expected[32 * g + 8 + i] = 1.5 + (4 <= i && i < 12 ? x[40 * g + 16] : 0);
    }
    OKL_CALL(sections_shared, n, x, order, y);
    testkit::expect_close("y", y, expected, 1e-5, {{"n", n}});
  }
  return testkit::result();
}

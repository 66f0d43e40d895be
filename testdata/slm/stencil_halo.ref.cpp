// Runs the kernel of slm/stencil_halo.cpp.

#include <testkit.hpp>

OKL_KERNEL(stencil, int, const float *, const float *, float *);

int main() {
  testkit::Random random(5);
  const auto weights = random.buffer<float>(7, -1, 1);
  for (int n : {0, 1, 2, 50, 51, 333}) {
    const auto x = random.buffer<float>(n, -1, 1);
    testkit::Buffer<float> y(n);
    std::vector<double> expected(n);
    for (int i = 0; i < n; ++i)
      for (int k = -3; k <= 3; ++k)
        if (0 <= i + k && i + k < n) expected[i] += double(weights[k + 3]) * x[i + k];
    OKL_CALL(stencil, n, x, weights, y);
    testkit::expect_close("y", y, expected, 1e-5, {{"n", n}});
  }
  return testkit::result();
}

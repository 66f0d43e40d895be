// Runs the kernel of slm/dot_product.cpp.

#include <testkit.hpp>

OKL_KERNEL(dot, int, const float *, const float *, float *);

int main() {
  testkit::Random random(22);
  for (int n : {0, 1, 500, 1234}) {
    const auto x = random.buffer<float>(n, 0, 1), y = random.buffer<float>(n, 0, 1);
    testkit::Buffer<float> sums((n + 499) / 500);
    std::vector<double> expected((n + 499) / 500);
    for (int i = 0; i < n; ++i) expected[i / 500] += double(x[i]) * y[i];
    OKL_CALL(dot, n, x, y, sums);
    testkit::expect_close("sums", sums, expected, 1e-5, {{"n", n}});
  }
  return testkit::result();
}

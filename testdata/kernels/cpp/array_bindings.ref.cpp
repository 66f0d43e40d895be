#include <testkit.hpp>

OKL_KERNEL(arrayBindings, int, const float *, float *);

int main() {
  testkit::Random random(12);
  for (int N : {1, 5}) {
    const auto x = random.buffer<float>(2 * N, -1, 1);
    testkit::Buffer<float> y(2 * N);
    OKL_CALL(arrayBindings, N, x, y);
    std::vector<double> expected(2 * N);
    for (int i = 0; i < 2 * N; ++i) expected[i] = 1 + 5 * double(x[i - i % 2]) + 10 * double(x[i - i % 2 + 1]);
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

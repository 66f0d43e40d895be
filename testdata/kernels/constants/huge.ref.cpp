#include <testkit.hpp>

OKL_KERNEL(huge, int, const float *, float *);

int main() {
  testkit::Random random(1);
  for (int N : {1, 8, 13}) {
    const auto x = random.buffer<float>(3 * N, -1, 1);
    testkit::Buffer<float> y(N);
    std::vector<double> expected(N);
    for (int i = 0; i < N; ++i) expected[i] = std::fmin(x[3 * i], std::fmin(x[3 * i + 1], x[3 * i + 2]));
    OKL_CALL(huge, N, x, y);
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

#include <testkit.hpp>

OKL_KERNEL(reached, int, int, const float *, float *);

int main() {
  testkit::Random random(41);
  for (int N : {0, 1, 16, 77}) {
    const auto x = random.buffer<float>(N, -1, 1);
    testkit::Buffer<float> y(N);
    OKL_CALL(reached, N, 20, x, y);
    std::vector<double> expected(N);
    for (int n = 0; n < N; ++n) expected[n] = double(x[n]) * x[n] + (n < 20 ? n : 20);
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

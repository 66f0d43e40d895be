#include <testkit.hpp>

OKL_KERNEL(weigh, int, const float *, float *);

int main() {
  testkit::Random random(2);
  for (int N : {0, 1, 16, 50}) {
    const auto pressures = random.buffer<float>(N, -1, 1);
    testkit::Buffer<float> weights(N);
    OKL_CALL(weigh, N, pressures, weights);
    std::vector<double> expected(N);
    for (int i = 0; i < N; ++i) expected[i] = double(pressures[i]) * (i % 2 ? 1 : 2) * (i % 3 ? 3 : 5);
    testkit::expect_close("weights", weights, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

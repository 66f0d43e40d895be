#include <testkit.hpp>

OKL_KERNEL(first, int, const float *, float *);

int main() {
  testkit::Random random(1);
  for (int N : {0, 1, 8, 29}) {
    const auto x = random.buffer<float>(N, -1, 1);
    testkit::Buffer<float> y(N);
    OKL_CALL(first, N, x, y);
    std::vector<double> expected(N);
    for (int i = 0; i < N; ++i) {
      const int other = i / 8 * 8 + 7 - i % 8;
      expected[i] = (other < N ? x[other] : 0) * (1 + i % 4) + i % 8 / 2 * 2;
    }
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

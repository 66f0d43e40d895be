#include <testkit.hpp>

OKL_KERNEL(deducedPointers, int, const float *, float *);

int main() {
  testkit::Random random(29);
  for (int N : {1, 4}) {
    const auto x = random.buffer<float>(9 * N, -1, 1);
    testkit::Buffer<float> y(8 * N);
    OKL_CALL(deducedPointers, N, x, y);
    std::vector<double> expected(8 * N);
    for (int g = 0; g < N; ++g) {
      for (int t = 0; t < 8; ++t) {
        const double here = x[9 * g + t], next = x[9 * g + t + 1];
        expected[8 * g + t] = here + 2 * next + x[1] + here + 2 * next + 2 + 5 + x[9 * g + 1] + 2 + here;
      }
    }
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

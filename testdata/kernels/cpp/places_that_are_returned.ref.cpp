// Runs the kernel of cpp/places_that_are_returned.okl.

#include <testkit.hpp>

OKL_KERNEL(places, int, const float *, float *);

int main() {
  testkit::Random random(132);
  for (int N : {1, 3}) {
    const auto x = random.buffer<float>(N * 8, -1, 1);
    testkit::Buffer<float> y(N * 8);
    std::vector<double> expected;
    for (int g = 0; g < N; ++g) {
      for (int t = 0; t < 8; ++t) {
        float own[4] = {0, 0, 0, 0};
        own[t % 4] = 2;
        own[1] += x[8 * g + 7 - t] * (1 + t % 4) + 3;
        expected.push_back(own[t % 4] + own[1] + (t < 7 ? 3 * (t + 1) : 0));
      }
    }
    OKL_CALL(places, N, x, y);
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

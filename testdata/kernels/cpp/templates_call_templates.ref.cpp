#include <testkit.hpp>

OKL_KERNEL(templatesCallTemplates, int, const float *, float *);

int main() {
  testkit::Random random(13);
  for (int N : {1, 5}) {
    const auto x = random.buffer<float>(9 * N, -1, 1);
    testkit::Buffer<float> y(8 * N);
    OKL_CALL(templatesCallTemplates, N, x, y);
    std::vector<double> expected(8 * N);
    for (int g = 0; g < N; ++g) {
      for (int t = 0; t < 8; ++t) {
        const double here = x[9 * g + t], next = x[9 * g + t + 1];
        expected[8 * g + t] = 2 * (here + next) + 3 + here;
      }
    }
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

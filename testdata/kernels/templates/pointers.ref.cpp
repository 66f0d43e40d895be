#include <testkit.hpp>

OKL_KERNEL(pointersOfTemplates, int, const float *, const int *, float *, int *);

int main() {
  testkit::Random random(23);
  for (int N : {1, 3}) {
    const auto x = random.buffer<float>(12 * N, -1, 1);
    testkit::Buffer<int> k(4 * N), z(8 * N);
    for (int i = 0; i < 4 * N; ++i) k[i] = random.value<int>(-9, 9);
    testkit::Buffer<float> y(8 * N);
    OKL_CALL(pointersOfTemplates, N, x, k, y, z);
    std::vector<double> expected(8 * N);
    std::vector<int> counts(8 * N);
    for (int g = 0; g < N; ++g) {
      for (int t = 0; t < 8; ++t) {
        const float *s = &x[12 * g];
        const double own[4] = {4, 2 + 2.0 * s[t], 3, 1};
        double found = own[0] + own[1] + own[2] + own[3];
        found += double(s[t]) + s[t + 1] + s[t + 2] + s[t] + s[t + 1];
        found += double(s[t]) + s[t + 1] + s[t + 2];
        found += own[1] + own[2] + own[3];
        expected[8 * g + t] = found + own[3] - own[2];
        counts[8 * g + t] = k[4 * g + t % 4] + k[4 * g] + k[4 * g + 1] + k[4 * g + 1];
      }
    }
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
    testkit::expect_equal("z", z, counts, {{"N", N}});
  }
  return testkit::result();
}

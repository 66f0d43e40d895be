#include <testkit.hpp>

OKL_KERNEL(elementNames, int, const float *, float *);

int main() {
  testkit::Random random(11);
  for (int N : {0, 1, 16, 39}) {
    testkit::Buffer<float> in(4 * N), out(4 * N);
    for (int i = 0; i < 4 * N; ++i) in[i] = (float)random.value<int>(-50, 50);
    OKL_CALL(elementNames, N, in, out);
    std::vector<float> expected(4 * N);
    for (int g = 0; g < N; g += 16) {
      float s[16][4];
      for (int i = 0; i < 16; ++i) {
        for (int k = 0; k < 4; ++k) s[i][k] = 2.0f * (g + i < N ? in[g + i + N * k] : 0.0f) + (float)k;
      }
      for (int i = 0; i < 16 && g + i < N; ++i) {
        for (int k = 0; k < 4; ++k) expected[k + 4 * (g + i)] = s[15 - i][k] + s[i][0];
      }
    }
    testkit::expect_equal("out", out, expected, {{"N", N}});
  }
  return testkit::result();
}

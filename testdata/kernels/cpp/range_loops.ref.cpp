#include <testkit.hpp>

OKL_KERNEL(loops, int, const float *, float *);

int main() {
  testkit::Random random(11);
  for (int N : {0, 4, 64}) {
    const auto a = random.buffer<float>(N, -1, 1);
    testkit::Buffer<float> b(N);
    OKL_CALL(loops, N, a, b);
    std::vector<double> expected(N);
    for (int g = 0; g < N; g += 4) {
      for (int i = 0; i < 4; ++i) {
        // `own` holds 2 (k + 1 + i); `pairs` ends as {5, 7}, {11, 15}.
        double total = 2 * (10 + 4 * i);
        for (int k = 0; k < 4; ++k) total += a[g + k];
        for (int k = 0; k < 4; ++k) total += 2 * a[g + k];
        for (int k = 0; k < 4; ++k) total += 3 * (a[g + k] + k);
        for (int row = 0; row < 2; ++row) {
          for (int k = 0; k < 4; ++k) total = 0.5 * total + (a[g + k] + k);
        }
        total += 6 + 3 * 15;
        // Both pointers: their element `i`, and their first.
        total += a[g + i] + a[g] + (a[g + i] + i) + a[g];
        expected[g + i] = total;
      }
    }
    testkit::expect_close("b", b, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

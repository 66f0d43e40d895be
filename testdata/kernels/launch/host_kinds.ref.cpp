// Runs the kernels of launch/host_kinds.okl.

#include <testkit.hpp>

OKL_KERNEL(kinds, int, float, const float *, float *);
OKL_KERNEL(hidden, int, int *);

int main() {
  testkit::Random random(91);
  for (int N : {1, 3, 6}) {
    const int half = 4, size = 8;
    const float scale = random.value<float>(-1, 1);
    const auto x = random.buffer<float>(size + 2, -1, 1);
    testkit::Buffer<float> y(N * size);
    std::vector<double> expected;
    for (int g = 0; g < N; ++g) {
      for (int i = 0; i < size; ++i) {
        double value = N * (i % 2 ? 2.0 : 0.5) + (N - 1) - 1 + 3;
        if (N > 3) value += 2.0 * scale;
        value += N - half + (half - 1);
        if (N > 3) value *= 2;
        expected.push_back(value + x[i + 2] + half);
      }
    }
    OKL_CALL(kinds, N, scale, x, y);
    testkit::expect_close("y", y, expected, 1e-6, {{"N", N}});

    testkit::Buffer<int> z(300, 0);
    std::vector<int> sums(300, 0);
    for (int g = 0; g < N; ++g) {
      for (int i = 0; i < 2; ++i) {
        sums[g * 2 + i] = 2 * N + 5;
        for (int round = 0; round < 2; ++round) {
          sums[200 + (round * N + g) * 2 + i] = (i ? 5 + round : round) + 3 + N;
        }
      }
    }
    for (int g = 0; g < 2 * N - 1; ++g) {
      for (int i = 0; i < 2; ++i) sums[100 + g * 2 + i] = (2 * N - 1) + 7 + 2 * N;
    }
    OKL_CALL(hidden, N, z);
    testkit::expect_equal("z", z, sums, {{"N", N}});
  }
  return testkit::result();
}

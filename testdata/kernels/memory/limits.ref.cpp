// Runs the kernel of memory/limits.okl.

#include <testkit.hpp>

OKL_KERNEL(mirror, int, int, const float *, float *);

int main() {
  testkit::Random random(53);
  for (int N : {0, 1, 3}) {
    for (int m : {1, 33, 64}) {
      const auto x = random.buffer<float>(m * N, -1, 1);
      testkit::Buffer<float> y(m * N);
      OKL_CALL(mirror, N, m, x, y);
      std::vector<double> a(m * N);
      for (int g = 0; g < N; ++g) {
        for (int t = 0; t < m; ++t) {
          a[m * g + t] = x[m * g + m - 1 - t] + 2 * x[m * g + (t + 1) % m] + 3 * x[m * g + (t + 2) % m];
        }
      }
      testkit::expect_close("y", y, a, 1e-5, {{"N", N}, {"m", m}});
    }
  }
  return testkit::result();
}

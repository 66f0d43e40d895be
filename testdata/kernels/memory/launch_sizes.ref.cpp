// Runs the kernel of memory/launch_sizes.okl.

#include <testkit.hpp>

OKL_KERNEL(turned, int, int, const float *, float *);

int main() {
  testkit::Random random(59);
  for (int N : {0, 1, 30, 100}) {
    for (int n : {1, 5, 32}) {
      const auto x = random.buffer<float>(N, -1, 1);
      testkit::Buffer<float> y(N);
      OKL_CALL(turned, N, n, x, y);
      std::vector<double> expected(N);
      for (int k = 0; k < N; ++k) {
        const int at = n - 1 - k % n, from = k / n * n + at;
        expected[k] = (from < N ? x[from] : 0) + at + 1;
      }
      testkit::expect_close("y", y, expected, 1e-5, {{"N", N}, {"n", n}});
    }
  }
  return testkit::result();
}

// Runs the kernels of pointers/moved_argument.okl.

#include <testkit.hpp>

OKL_KERNEL(moved, int, int, float, const float *, float *);
OKL_KERNEL(rows, int, int, int, int *, const int *);

int main() {
  testkit::Random random(59);
  for (int N : {0, 1, 5}) {
    const auto x = random.buffer<float>(32 * N, -1, 1);
    testkit::Buffer<float> y(32 * N);
    OKL_CALL(moved, N, 7, 0.5f, x, y);
    std::vector<double> a(32 * N);
    for (int g = 0; g < N; ++g) {
      for (int t = 0; t < 32; ++t) a[32 * g + t] = 4 * x[32 * g + 31 - t] + (7 + t - 3) + x[32 * g];
    }
    testkit::expect_close("y", y, a, 1e-5, {{"N", N}});
    for (int n : {1, 3, 8}) {
      const int items = n * 4;
      const auto z = random.buffer<int>(items * N, -100, 100);
      testkit::Buffer<int> d(items * N);
      OKL_CALL(rows, N, n, 4, d, z);
      std::vector<int> b(items * N);
      for (int g = 0; g < N; ++g) {
        for (int i = 0; i < items; ++i) b[items * g + i] = z[items * g + items - 1 - i];
      }
      testkit::expect_equal("d", d, b, {{"N", N}, {"n", n}});
    }
  }
  return testkit::result();
}

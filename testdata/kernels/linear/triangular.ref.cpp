// Multiplies first, then solves with linear/triangular.okl.

#include <testkit.hpp>

OKL_KERNEL(solveLower, int, int, const float *, float *);
OKL_KERNEL(solveUpper, int, int, const float *, float *);

int main() {
  testkit::Random random(54);
  for (int n : {1, 5, 16, 37}) {
    for (int count : {0, 1, 3}) {
      auto L = random.buffer<float>(n * n, -1, 1);
      for (int i = 0; i < n; ++i) L[i * n + i] = n;
      std::vector<double> x(n * count);
      testkit::Buffer<float> b(n * count), c(n * count);
      for (double &value : x) value = random.value<double>(-1, 1);
      for (int k = 0; k < count; ++k)
        for (int i = 0; i < n; ++i) {
          double low = 0, high = 0;
          for (int j = 0; j <= i; ++j) low += L[i * n + j] * x[k * n + j];
          for (int j = i; j < n; ++j) high += L[j * n + i] * x[k * n + j];
          b[k * n + i] = float(low);
          c[k * n + i] = float(high);
        }
      OKL_CALL(solveLower, n, count, L, b);
      OKL_CALL(solveUpper, n, count, L, c);
      testkit::expect_close("lower", b, x, 1e-5, {{"n", n}, {"count", count}});
      testkit::expect_close("upper", c, x, 1e-5, {{"n", n}, {"count", count}});
    }
  }
  return testkit::result();
}

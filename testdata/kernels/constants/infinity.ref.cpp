// Runs the kernels of constants/infinity.okl.

#include <cfloat>
#include <climits>

#include <testkit.hpp>

OKL_KERNEL(lowest, int, const float *, float *);
OKL_KERNEL(countLimits, int, const int *, const double *, int *);

int main() {
  testkit::Random random(92);
  for (int N : {0, 1, 16, 17, 60}) {
    const auto x = random.buffer<float>(N, -1, 1);
    std::vector<float> expected((N + 15) / 16, FLT_MAX);
    for (int n = 0; n < N; ++n) expected[n / 16] = std::fmin(expected[n / 16], x[n]);
    testkit::Buffer<float> low(expected.size());
    OKL_CALL(lowest, N, x, low);
    testkit::expect_equal("low", low, expected, {{"N", N}});

    const int integers[] = {INT_MAX, INT_MIN, 0, 1};
    const double floats[] = {INFINITY, -INFINITY, NAN, 1e-17, 1, 2};
    testkit::Buffer<int> a(N), counts(2, 0);
    testkit::Buffer<double> b(N);
    std::vector<int> counts_expected(2, 0);
    for (int n = 0; n < N; ++n) {
      const int i = random.value<int>(0, 3), f = random.value<int>(0, 5);
      a[n] = integers[i];
      b[n] = floats[f];
      counts_expected[0] += i < 2;
      counts_expected[1] += f < 4;
    }
    OKL_CALL(countLimits, N, a, b, counts);
    testkit::expect_equal("counts", counts, counts_expected, {{"N", N}});
  }
  return testkit::result();
}

// Runs the kernels of cluster/kmeans.okl.

#include <testkit.hpp>

OKL_KERNEL(distanceMatrix, int, int, const float *, const float *, float *);
OKL_KERNEL(assign, int, int, const float *, const float *, int *, double *, int *);
OKL_KERNEL(moveCentres, int, const double *, const int *, float *);

int main() {
  testkit::Random random(74);
  const int sizes[][2] = {{0, 1}, {1, 1}, {31, 8}, {33, 5}, {100, 7}};
  for (const auto &size : sizes) {
    const int N = size[0], M = size[1];
    // Quarters: distances are exact in float, so that ties break alike.
    testkit::Buffer<float> x(3 * N), c(3 * M), distances(N * M);
    for (int n = 0; n < 3 * N; ++n) x[n] = 0.25f * random.value<int>(-20, 20);
    for (int n = 0; n < 3 * M; ++n) c[n] = 0.25f * random.value<int>(-20, 20);
    std::vector<double> distances_expected, sums_expected(3 * M), c_expected;
    std::vector<int> nearest_expected, counts_expected(M);
    for (int n = 0; n < N; ++n) {
      int best = 0;
      for (int m = 0; m < M; ++m) {
        double sum = 0;
        for (int d = 0; d < 3; ++d) sum += std::pow(double(x[3 * n + d]) - c[3 * m + d], 2);
        distances_expected.push_back(std::sqrt(sum));
        if (distances_expected[n * M + m] < distances_expected[n * M + best]) best = m;
      }
      nearest_expected.push_back(best);
      ++counts_expected[best];
      for (int d = 0; d < 3; ++d) sums_expected[3 * best + d] += x[3 * n + d];
    }
    for (int k = 0; k < 3 * M; ++k)
      c_expected.push_back(counts_expected[k / 3] ? sums_expected[k] / counts_expected[k / 3] : c[k]);
    testkit::Buffer<int> nearest(N), counts(M, 0);
    testkit::Buffer<double> sums(3 * M, 0.0);
    OKL_CALL(distanceMatrix, N, M, x, c, distances);
    OKL_CALL(assign, N, M, x, c, nearest, sums, counts);
    OKL_CALL(moveCentres, M, sums, counts, c);
    testkit::expect_close("distances", distances, distances_expected, 1e-5, {{"N", N}, {"M", M}});
    testkit::expect_equal("nearest", nearest, nearest_expected, {{"N", N}, {"M", M}});
    testkit::expect_equal("counts", counts, counts_expected, {{"N", N}, {"M", M}});
    testkit::expect_close("sums", sums, sums_expected, 1e-12, {{"N", N}, {"M", M}});
    testkit::expect_close("centres", c, c_expected, 1e-5, {{"N", N}, {"M", M}});
  }
  return testkit::result();
}

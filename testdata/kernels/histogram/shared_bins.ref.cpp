// Runs the kernels of histogram/shared_bins.okl.

#include <algorithm>

#include <testkit.hpp>

OKL_KERNEL(histogram, int, int, const unsigned char *, unsigned int *);
OKL_KERNEL(weightedHistogram, int, float, const float *, const int *, int *);

int main() {
  testkit::Random random(15);
  for (int N : {0, 1, 31, 33, 500, 1001}) {
    const auto values = random.buffer<unsigned char>(N, 0, 255);
    std::vector<unsigned> expected(p_bins, 2);
    for (int n = 0; n < N; ++n) expected[values[n] % p_bins] += 1;
    testkit::Buffer<unsigned> counts(p_bins, 2);
    OKL_CALL(histogram, N, 3, values, counts);
    testkit::expect_equal("counts", counts, expected, {{"N", N}});

    const auto x = random.buffer<float>(N, -2, p_bins);
    const auto weight = random.buffer<int>(N, -9, 9);
    std::vector<int> sums(p_bins, 0);
    for (int n = 0; n < N; ++n) {
      const int bin = std::clamp(int(std::floor(x[n] / 0.75f)), 0, p_bins - 1);
      sums[bin] += weight[n];
    }
    testkit::Buffer<int> sums_out(p_bins, 0);
    OKL_CALL(weightedHistogram, N, 0.75f, x, weight, sums_out);
    testkit::expect_equal("sums", sums_out, sums, {{"N", N}});
  }
  return testkit::result();
}

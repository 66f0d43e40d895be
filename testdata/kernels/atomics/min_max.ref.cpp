// Runs the kernels of atomics/min_max.okl.

#include <algorithm>

#include <testkit.hpp>

OKL_KERNEL(classExtremes, int, const int *, const int *, int *, int *);
OKL_KERNEL(blockExtremes, int, const int *, const unsigned int *, unsigned int *);

int main() {
  testkit::Random random(21);
  for (int N : {0, 1, 32, 33, 700}) {
    const auto which = random.buffer<int>(N, 0, 5);
    const auto x = random.buffer<int>(N, -1000, 1000);
    const auto y = random.buffer<unsigned>(N, 1, 4000000000u);
    std::vector<int> low(6, 500), high(6, -500);
    std::vector<unsigned> top(6, 7);
    for (int n = 0; n < N; ++n) {
      low[which[n]] = std::min(low[which[n]], x[n]);
      high[which[n]] = std::max(high[which[n]], x[n]);
      top[which[n]] = std::max(top[which[n]], y[n]);
    }
    testkit::Buffer<int> low_out(6, 500), high_out(6, -500);
    testkit::Buffer<unsigned> top_out(6, 7);
    OKL_CALL(classExtremes, N, which, x, low_out, high_out);
    OKL_CALL(blockExtremes, N, which, y, top_out);
    testkit::expect_equal("lowest", low_out, low, {{"N", N}});
    testkit::expect_equal("highest", high_out, high, {{"N", N}});
    testkit::expect_equal("top", top_out, top, {{"N", N}});
  }
  return testkit::result();
}

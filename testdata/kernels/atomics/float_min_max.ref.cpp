// Runs the kernel of atomics/float_min_max.okl.

#include <algorithm>

#include <testkit.hpp>

OKL_KERNEL(bounds, int, const float *, float *, float *);

int main() {
  testkit::Random random(26);
  for (int N : {0, 1, 16, 90}) {
    const auto x = random.buffer<float>(N, -5, 5);
    float low = 1, high = -1;
    for (int n = 0; n < N; ++n) {
      low = std::min(low, x[n]);
      high = std::max(high, x[n]);
    }
    testkit::Buffer<float> low_out(1, 1), high_out(1, -1);
    OKL_CALL(bounds, N, x, low_out, high_out);
    testkit::expect_equal("lowest", low_out, {low}, {{"N", N}});
    testkit::expect_equal("highest", high_out, {high}, {{"N", N}});
  }
  return testkit::result();
}

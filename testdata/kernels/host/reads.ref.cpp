// Runs the kernel of host/reads.okl.

#include <algorithm>

#include <testkit.hpp>

OKL_KERNEL(spread, int, float, float *, int *, int *);

int main() {
  testkit::Random random(61);
  for (int N : {0, 1, 32, 100}) {
    auto x = random.buffer<float>(N, 0, 50);
    std::vector<double> expected(N);
    int most = N > 0 ? 1 : 0;
    for (int n = 0; n < N; ++n) {
      float now = x[n];
      int halved = 0;
      for (; now > 1; now /= 2) ++halved;
      expected[n] = now;
      most = std::max(most, halved + 1);
    }
    testkit::Buffer<int> changed(2, 0), rounds(1, -1);
    OKL_CALL(spread, N, 1.0f, x, changed, rounds);
    testkit::expect_close("x", x, expected, 1e-6, {{"N", N}});
    testkit::expect_equal("rounds", rounds, {most}, {{"N", N}});
  }
  return testkit::result();
}

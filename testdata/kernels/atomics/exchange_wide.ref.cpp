// Runs the kernel of atomics/exchange_wide.okl: each token but one is taken once.

#include <testkit.hpp>

OKL_KERNEL(exchangeWide, int, const int *, long *, double *, long *);

int main() {
  testkit::Random random(31);
  for (int N : {0, 1, 33, 200}) {
    const int slots = 5;
    const auto slot = random.buffer<int>(N, 0, slots - 1);
    testkit::Buffer<long> owner(slots, -1), won(N);
    testkit::Buffer<double> token(2, 0);
    OKL_CALL(exchangeWide, N, slot, owner, token, won);
    std::vector<long> expected(N);
    double sum = 0;
    for (int n = 0; n < N; ++n) {
      const long wide = owner[slot[n]];
      expected[n] = wide == 5000000000l + n ? wide : -wide;
      sum += n + 0.5;
    }
    testkit::expect_equal("won", won, expected, {{"N", N}});
    testkit::Buffer<double> taken(1, token[0] + token[1]);
    testkit::expect_close("taken", taken, {sum}, 1e-12, {{"N", N}});
  }
  return testkit::result();
}

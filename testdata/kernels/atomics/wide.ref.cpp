// Runs the kernel of atomics/wide.okl.

#include <testkit.hpp>

struct Totals {
  long long wide;
  unsigned long long positive;
  float single;
  double precise;
  int small[2];
};

OKL_KERNEL(everyType, int, const int *, Totals *, unsigned long *);

int main() {
  testkit::Random random(27);
  for (int N : {0, 1, 16, 17, 150}) {
    const auto x = random.buffer<int>(N, -40, 40);
    testkit::Buffer<Totals> totals(1, Totals{1, 2, 3, 4, {5, 6}});
    testkit::Buffer<unsigned long> bins(8, 1000ul);
    Totals expected{1, 2, 3, 4, {5, 6}};
    std::vector<unsigned long> bins_(8, 1000ul);
    for (int n = 0; n < N; ++n) {
      expected.wide += 3000000000ll * x[n];
      expected.positive += x[n] > 0 ? x[n] : 0;
      expected.single -= 0.5f * x[n];
      expected.precise -= 0.25 * x[n];
      ++expected.small[x[n] & 1];
      ++bins_[x[n] & 3];
      --bins_[4 + (x[n] & 3)];
    }
    OKL_CALL(everyType, N, x, totals, bins);
    // Halves and quarters of small numbers are exact.
    const Totals &found = totals[0];
    if (found.wide != expected.wide) testkit::fail("wide", "differs", {{"N", N}});
    if (found.positive != expected.positive) testkit::fail("positive", "differs", {{"N", N}});
    if (found.single != expected.single) testkit::fail("single", "differs", {{"N", N}});
    if (found.precise != expected.precise) testkit::fail("precise", "differs", {{"N", N}});
    if (found.small[0] != expected.small[0] || found.small[1] != expected.small[1])
      testkit::fail("small", "differs", {{"N", N}});
    testkit::expect_equal("bins", bins, bins_, {{"N", N}});
  }
  return testkit::result();
}

// Compares with a plain sort, and with the host's values computed here.

#include <algorithm>

#include <testkit.hpp>

struct Range {
  int first, count;
};

OKL_KERNEL(hostValues, int, Range, double, int *, double *);

int main() {
  testkit::Random random(5);
  for (int N : {0, 1, 2, 15, 16, 17, 33, 101, 150}) {
    auto keys = random.buffer<int>(N, -50, 50);
    std::vector<int> sorted;
    for (int n = 0; n < N; ++n) sorted.push_back(keys[n]);
    std::sort(sorted.begin(), sorted.end());

    const Range range{N / 4, N / 3};
    testkit::Buffer<double> out(N, 0.25);
    std::vector<double> expected(N, 0.25);
    const double scale = 1.5;
    const double factor = 2 * scale * (N > 100 ? 2 : 1);
    const int left = range.count / 2;
    for (int i = range.first + left; i < range.first + range.count; ++i) {
      expected[i] = factor * sorted[i] + 3 * ((N + 15) / 16);
    }
    if (range.count == 0 && N > 0) expected[0] = -factor;

    OKL_CALL(hostValues, N, range, scale, keys, out);
    testkit::expect_equal("keys", keys, sorted, {{"N", N}});
    testkit::expect_close("out", out, expected, 1e-12, {{"N", N}});
  }
  return testkit::result();
}

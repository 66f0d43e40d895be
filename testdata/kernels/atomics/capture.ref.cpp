// Runs the kernels of atomics/capture.okl and sorts what comes in any order.

#include <algorithm>

#include <testkit.hpp>

OKL_KERNEL(takePlaces, int, const int *, int *, int *);
OKL_KERNEL(takeRanges, int, const int *, int *, int *);

int main() {
  testkit::Random random(23);
  for (int N : {0, 1, 32, 33, 400}) {
    const auto x = random.buffer<int>(N, -50, 50);
    std::vector<int> expected;
    for (int n = 0; n < N; ++n)
      if (x[n] > 0) expected.push_back(x[n]);
    const int positive = int(expected.size());
    expected.resize(N, -7);
    std::sort(expected.begin(), expected.begin() + positive);
    testkit::Buffer<int> count(1, 0), kept(N, -7);
    OKL_CALL(takePlaces, N, x, count, kept);
    std::sort(kept.data(), kept.data() + positive);
    testkit::expect_equal("count", count, {positive}, {{"N", N}});
    testkit::expect_equal("kept", kept, expected, {{"N", N}});

    // Each item's number stands in a run as long as it asked for.
    const auto lengths = random.buffer<int>(N, 0, 3);
    int total = 0;
    for (int n = 0; n < N; ++n) total += lengths[n];
    testkit::Buffer<int> used(2 + N, 0), out(total);
    used[1] = N;
    OKL_CALL(takeRanges, N, lengths, used, out);
    std::vector<int> used_expected(2 + N, 1);
    used_expected[0] = total;
    used_expected[1] = 0;
    testkit::expect_equal("used", used, used_expected, {{"N", N}});
    testkit::Buffer<int> seen(N, 0);
    for (int k = 0; k < total; ++k) {
      if (out[k] < 0 || out[k] >= N) return 1;
      if (k > 0 && out[k] != out[k - 1] && seen[out[k]] > 0) testkit::fail("out", "a run is torn", {{"N", N}});
      ++seen[out[k]];
    }
    testkit::expect_equal("runs", seen, std::vector<int>(lengths.data(), lengths.data() + N), {{"N", N}});
  }
  return testkit::result();
}

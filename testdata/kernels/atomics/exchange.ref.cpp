// Runs the kernels of atomics/exchange.okl: what comes in any order is sorted or followed.

#include <algorithm>

#include <testkit.hpp>

OKL_KERNEL(chain, int, const int *, int *, int *);
OKL_KERNEL(claim, int, const int *, unsigned *, int *, int *);
OKL_KERNEL(largest, int, const int *, const float *, float *);
OKL_KERNEL(numbers, int, const int *, int *, int *, int *);

int main() {
  testkit::Random random(29);
  for (int N : {0, 1, 31, 32, 300}) {
    const int keys = 7;
    const auto key = random.buffer<int>(N, 0, keys - 1);

    testkit::Buffer<int> head(keys, -1), next(N);
    OKL_CALL(chain, N, key, head, next);
    testkit::Buffer<int> found(N, 0);
    for (int k = 0; k < keys; ++k) {
      int steps = 0;
      for (int n = head[k]; n >= 0 && steps <= N; n = next[n], ++steps) {
        if (n >= N || key[n] != k) return 1;
        ++found[n];
      }
    }
    testkit::expect_equal("found", found, std::vector<int>(N, 1), {{"N", N}});

    testkit::Buffer<unsigned> owner(keys, ~0u);
    testkit::Buffer<int> won(N + 1, 0), seen(N);
    OKL_CALL(claim, N, key, owner, won, seen);
    std::vector<int> owners(N), winners(N + 1, 0);
    for (int n = 0; n < N; ++n) {
      owners[n] = int(owner[key[n]]);
      winners[n] = owners[n] == n;
    }
    winners[N] = N > 0;
    testkit::expect_equal("won", won, winners, {{"N", N}});
    testkit::expect_equal("seen", seen, owners, {{"N", N}});

    const auto x = random.buffer<float>(N, 0, 1);
    testkit::Buffer<float> most(4, -2);
    std::vector<double> expected(4, N > 0 ? -1 : -2);
    for (int n = 0; n < N; ++n) expected[key[n] & 3] = std::max(expected[key[n] & 3], double(x[n]));
    OKL_CALL(largest, N, key, x, most);
    testkit::expect_close("most", most, expected, 1e-6, {{"N", N}});

    testkit::Buffer<int> count(3, 0), before(N), after(N);
    count[2] = 1000;
    OKL_CALL(numbers, N, key, count, before, after);
    std::vector<int> upward(N), counts = {N, N, 1000};
    for (int n = 0; n < N; ++n) {
      upward[n] = n;
      counts[2] = std::min(counts[2], key[n]);
      after[n] = std::abs(after[n]) - 1;
    }
    std::sort(before.data(), before.data() + N);
    std::sort(after.data(), after.data() + N);
    testkit::expect_equal("before", before, upward, {{"N", N}});
    testkit::expect_equal("after", after, upward, {{"N", N}});
    testkit::expect_equal("count", count, counts, {{"N", N}});
  }
  return testkit::result();
}

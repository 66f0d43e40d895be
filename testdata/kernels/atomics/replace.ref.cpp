// Runs the kernels of atomics/replace.okl. What a place has in the end does not depend on the order.

#include <testkit.hpp>

OKL_KERNEL(rings, int, int, unsigned *, unsigned *, int *);
OKL_KERNEL(places, int, int, int *, int *, int *);
OKL_KERNEL(walks, int, const long *, int *, unsigned *);

int main() {
  for (int N : {0, 1, 64, 333}) {
    const int limit = 6;
    testkit::Buffer<unsigned> inc(1), dec(1);
    testkit::Buffer<int> seen(limit + 1), count(1), list(100), lost(1);
    inc[0] = 0;
    dec[0] = 0;
    count[0] = 0;
    lost[0] = 0;
    for (int i = 0; i <= limit; ++i) seen[i] = 0;
    for (int i = 0; i < 100; ++i) list[i] = -1;
    OKL_CALL(rings, N, limit, inc, dec, seen);
    std::vector<int> often(limit + 1);
    unsigned up = 0, down = 0;
    for (int i = 0; i < N; ++i) {
      ++often[up];
      up = up >= unsigned(limit) ? 0 : up + 1;
      down = down == 0 ? limit : down - 1;
    }
    testkit::expect_equal("inc", inc, std::vector<unsigned>{up}, {{"N", N}});
    testkit::expect_equal("dec", dec, std::vector<unsigned>{down}, {{"N", N}});
    testkit::expect_equal("seen", seen, often, {{"N", N}});

    OKL_CALL(places, N, 100, count, list, lost);
    const int taken = N < 100 ? N : 100;
    testkit::expect_equal("count", count, std::vector<int>{taken}, {{"N", N}});
    testkit::expect_equal("lost", lost, std::vector<int>{N - taken}, {{"N", N}});
    // Each entry is another work item.
    testkit::Buffer<int> found(1), twice(1);
    found[0] = twice[0] = 0;
    for (int i = 0; i < 100; ++i) {
      found[0] += list[i] >= 0 && list[i] < N;
      for (int k = 0; k < i; ++k) twice[0] += list[i] >= 0 && list[i] == list[k];
    }
    testkit::expect_equal("found", found, std::vector<int>{taken}, {{"N", N}});
    testkit::expect_equal("twice", twice, std::vector<int>{0}, {{"N", N}});

    const int groups = N / 64;
    testkit::Buffer<long> step(groups);
    for (int g = 0; g < groups; ++g) step[g] = g + 1;
    testkit::Buffer<int> sum(2 * groups);
    testkit::Buffer<unsigned> bits(groups);
    OKL_CALL(walks, groups, step, sum, bits);
    std::vector<int> sums(2 * groups);
    std::vector<unsigned> words(groups);
    for (int g = 0; g < groups; ++g) {
      int v = 0;
      for (int i = 0; i < 32; ++i) v = v < 20 ? int(v + step[g]) : v - 1;
      sums[2 * g] = sums[2 * g + 1] = v;
      unsigned w = 1;
      for (int i = 0; i < 64; ++i) w = (w << 1) ^ (w & 0x80000000u ? 0x04c11db7u : 0u);
      words[g] = w;
    }
    testkit::expect_equal("sum", sum, sums, {{"N", groups}});
    testkit::expect_equal("bits", bits, words, {{"N", groups}});
  }
  return testkit::result();
}

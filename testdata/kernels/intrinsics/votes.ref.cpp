// Runs the kernels of intrinsics/votes.okl.

#include <testkit.hpp>

#include <algorithm>

OKL_KERNEL(votes, int, const int *, unsigned *, int *, int *);
OKL_KERNEL(places, int, const int *, int *);

int main() {
  testkit::Random random(43);
  for (int N : {0, 1, 4}) {
    // Group 0 is mixed, 1 has nothing but zeros, 2 none; in 3 the last warp alone has one.
    auto x = random.buffer<int>(84 * N, -1, 1);
    for (int at = 84; at < 84 * N; ++at) x[at] = at / 84 == 2 ? -7 : at % 84 == 83 && at / 84 == 3 ? 256 : 0;
    testkit::Buffer<unsigned> bits(84 * N);
    testkit::Buffer<int> some(84 * N), each(84 * N);
    OKL_CALL(votes, N, x, bits, some, each);
    std::vector<unsigned> a(84 * N);
    std::vector<int> b(84 * N), c(84 * N);
    for (int at = 0; at < 84 * N; ++at) {
      const int group = at / 84 * 84, first = at % 84 / 32 * 32, end = std::min(84, first + 32);
      c[at] = 1;
      for (int i = first; i < end; ++i) {
        const bool is = x[group + i] != 0;
        a[at] |= unsigned(is) << (i - first);
        b[at] |= int(is);
        c[at] &= int(is);
      }
    }
    testkit::expect_equal("bits", bits, a, {{"N", N}});
    testkit::expect_equal("some", some, b, {{"N", N}});
    testkit::expect_equal("each", each, c, {{"N", N}});

    const auto y = random.buffer<int>(64 * N, -3, 3);
    testkit::Buffer<int> place(64 * N);
    OKL_CALL(places, N, y, place);
    std::vector<int> d(64 * N);
    for (int at = 0, next = 0; at < 64 * N; ++at) {
      if (at % 32 == 0) next = 0;
      d[at] = y[at] > 0 ? next++ : -1;
    }
    testkit::expect_equal("place", place, d, {{"N", N}});
  }
  return testkit::result();
}

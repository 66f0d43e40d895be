// Runs the kernels of barriers/same_index.okl.

#include <testkit.hpp>

OKL_KERNEL(otherStart, int, const int *, int *);
OKL_KERNEL(otherDirection, int, const int *, int *);
OKL_KERNEL(otherLocal, int, const int *, int *);
OKL_KERNEL(otherBase, int, const int *, int *);
OKL_KERNEL(otherExclusive, int, const int *, int *);
OKL_KERNEL(otherName, int, const int *, int *);
OKL_KERNEL(otherAxes, int, const int *, int *);
OKL_KERNEL(otherRound, int, const int *, int *);

int main() {
  testkit::Random random(89);
  for (int N : {0, 1, 15, 16, 17, 100}) {
    const auto x = random.buffer<int>(N, -100, 100);
    const auto at = [&](int n) { return n < N ? x[n] : 0; };
    std::vector<int> moved, turned, rounds;
    for (int n = 0; n < N; ++n) {
      moved.push_back(n % 16 == 15 ? -1 : at(n + 1));
      turned.push_back(at(n / 16 * 16 + 15 - n % 16));
    }
    for (int b = 0; b < N; b += 16) {
      std::vector<int> own(16), s(16);
      for (int i = 0; i < 16; ++i) own[i] = at(b + i);
      for (int round = 0; round < 17; ++round) {
        for (int i = 0; i < 16; ++i) s[(i + round) % 16] = own[i];
        for (int i = 0; i < 16; ++i) own[i] = s[(i + 1) % 16];
      }
      for (int i = 0; i < 16 && b + i < N; ++i) rounds.push_back(own[i]);
    }
#define CHECK(kernel, expected)                               \
  {                                                           \
    testkit::Buffer<int> y(N);                                \
    OKL_CALL(kernel, N, x, y);                                \
    testkit::expect_equal(#kernel, y, expected, {{"N", N}});  \
  }
    CHECK(otherStart, moved)
    CHECK(otherDirection, turned)
    CHECK(otherLocal, turned)
    CHECK(otherBase, moved)
    CHECK(otherExclusive, turned)
    CHECK(otherName, moved)
    CHECK(otherAxes, turned)
    CHECK(otherRound, rounds)
  }
  return testkit::result();
}

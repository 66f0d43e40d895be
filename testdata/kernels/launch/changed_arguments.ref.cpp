#include <testkit.hpp>

OKL_KERNEL(changedArguments, int, int, float, const int *, int *);
OKL_KERNEL(ownPragma, int, int *);

int main() {
  testkit::Random random(11);
  for (int N : {0, 1, 9, 40}) {
    for (int groups : {0, 2, 5}) {
      const auto x = random.buffer<int>(64, -1000, 1000);
      testkit::Buffer<int> y(64, 0);
      OKL_CALL(changedArguments, N, groups, 1.5f, x, y);
      std::vector<int> expected(64, 0);
      const int few = groups > 3 ? 3 : groups;
      for (int g = 0; g < few; ++g) {
        for (int t = 0; t < 16; ++t) {
          if (N - t > 0) expected[16 * g + t] += N - t;
          expected[16 * g + t] += int(1.5f * t) + x[t];
        }
      }
      for (int i = 0; i < N; ++i) expected[i] += x[N - 1];
      testkit::expect_equal("y", y, expected, {{"N", N}, {"groups", groups}});
    }
    testkit::Buffer<int> y(8 * N);
    OKL_CALL(ownPragma, N, y);
    std::vector<int> expected(8 * N);
    for (int i = 0; i < 8 * N; ++i) expected[i] = i / 8 - i % 8;
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

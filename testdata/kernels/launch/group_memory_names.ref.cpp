// Compares with plain loops in which every name is its own.

#include <testkit.hpp>

OKL_KERNEL(behind, int, const int *, int *);
OKL_KERNEL(same, int, const int *, int *);

int main() {
  testkit::Random random(31);
  for (int N : {0, 1, 2, 5, 9}) {
    const int twice = 2 * N;
    const auto x = random.buffer<int>(4 * (twice + 1), -100, 100);

    testkit::Buffer<int> rounds(4 * (2 * twice + 1), 6);
    std::vector<int> expected(4 * (2 * twice + 1), 6);
    for (int round = 0; round < 2; ++round) {
      const int groups = twice - 1 + round;
      for (int g = 0; g < groups; ++g) {
        for (int i = 0; i < 4; ++i) {
          expected[(round * twice + g) * 4 + i] = (x[4 * g + 3 - i] + groups) * 3 + twice;
        }
      }
    }
    OKL_CALL(behind, N, x, rounds);
    testkit::expect_equal("rounds", rounds, expected, {{"N", N}});

    testkit::Buffer<int> sums(4 * N);
    std::vector<int> summed(4 * N);
    for (int g = 0; g < N; ++g) {
      for (int i = 0; i < 4; ++i) {
        summed[4 * g + i] = 3 * N + 5 + 7 + x[4 * g + 3 - i] - (g - i / 2) * (i ^ 1) * g;
      }
    }
    OKL_CALL(same, N, x, sums);
    testkit::expect_equal("sums", sums, summed, {{"N", N}});
  }
  return testkit::result();
}

// Runs the kernel of pointers/where.okl.

#include <cstring>
#include <testkit.hpp>

OKL_KERNEL(pointersEverywhere, int, const int *, const float *, int *);

int main() {
  testkit::Random random(417);
  for (int N : {0, 8, 40}) {
    const auto in = random.buffer<int>(N + 8, -50, 50);
    const auto weights = random.buffer<float>(N, -1, 1);
    testkit::Buffer<int> out(N);
    std::vector<int> expected(N);
    for (int g = 0; g < N; g += 8) {
      int sums[16];
      for (int i = 0; i < 8; ++i) {
        sums[i] = in[g + i] + 0;
        sums[8 + i] = 1 + in[g + (i + 1) % 8];
      }
      for (int i = 0; i < 8; ++i) {
        int own = 0, all = 0, first = 0;
        for (int k = 1; k <= 4; ++k) own += i + k;
        for (int k = 0; k < 8; ++k) all += in[g + k];
        for (int k = 0; k < 4; ++k) first += in[g + k];
        unsigned bits;
        std::memcpy(&bits, &weights[g + i], sizeof bits);
        expected[g + i] = first + 2 * own + all + 5 * in[g + i] + 100 + 2 * int(bits & 0xffu);
        expected[g + i] += 1000 * (sums[(i + 1) % 8] + sums[8 + (i + 1) % 8]);
      }
    }
    OKL_CALL(pointersEverywhere, N, in, weights, out);
    testkit::expect_equal("out", out, expected, {{"N", N}});
  }
  return testkit::result();
}

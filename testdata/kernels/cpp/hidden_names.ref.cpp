#include <testkit.hpp>

OKL_KERNEL(hiddenNames, int, const int *, int *);

int main() {
  testkit::Random random(11);
  for (int N : {0, 16, 64}) {
    const auto in = random.buffer<int>(N, -20, 20);
    testkit::Buffer<int> out(N);
    OKL_CALL(hiddenNames, N, in, out);
    std::vector<int> expected(N);
    for (int i = 0; i < N; ++i) {
      const int group = i / 16 * 16, t = i % 16;
      const int own = in[i], mirrored = in[group + 15 - t];
      int other = 1 + (mirrored & 7) + 1 + own;
      other += 2 * own * own;
      const int kind = in[group + (t ^ 1)] & 7;
      other += kind == 1 ? 3 : kind == 4 ? 5 : kind == 5 ? 5 : -kind;
      for (int k = 0; k < 4; ++k) other = 3 * other + mirrored;
      const int last = 15 - t;
      expected[i] = other + t + 3 * last + 5 * (own * 7 + 7) + 7 * (last + 1) + 2 + 6;
    }
    testkit::expect_equal("out", out, expected, {{"N", N}});
  }
  return testkit::result();
}

#include <testkit.hpp>

OKL_KERNEL(referenceCasts, int, const int *, int *);

static void check_casts(testkit::Random &random) {
  for (int N : {0, 1, 16, 39}) {
    testkit::Buffer<int> in(N), out(N);
    for (int i = 0; i < N; ++i) in[i] = random.value<int>(-100000, 100000);
    OKL_CALL(referenceCasts, N, in, out);
    std::vector<int> expected(N);
    for (int g = 0; g < N; g += 16) {
      unsigned s[16];
      for (int i = 0; i < 16; ++i) s[i] = g + i < N ? (unsigned)in[g + i] + 3000000000u : 7u;
      for (int i = 0; i < 16 && g + i < N; ++i) {
        expected[g + i] = (int)(s[15 - i] / 2u + (unsigned)in[g + i] / 2u + (s[i ^ 1] >> 3));
      }
    }
    testkit::expect_equal("out", out, expected, {{"N", N}});
  }
}

int main() {
  testkit::Random random(7);
  check_casts(random);
  return testkit::result();
}

#include <testkit.hpp>

OKL_KERNEL(choose, int, const unsigned *, unsigned *);

int main() {
  testkit::Random random(7);
  for (int N : {0, 1, 16, 100}) {
    const auto in = random.buffer<unsigned>(N, 0, 1000);
    testkit::Buffer<unsigned> out(N);
    OKL_CALL(choose, N, in, out);
    std::vector<unsigned> expected(N);
    for (int i = 0; i < N; ++i) {
      unsigned one = in[i], two = 2;
      ((in[i] ^ in[i / 2]) % 3 == 1 ? one : two) += 5;
      expected[i] = one * 100 + two;
    }
    testkit::expect_equal("out", out, expected, {{"N", N}});
  }
  return testkit::result();
}

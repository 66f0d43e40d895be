// Runs the kernel of functions/spaces.okl.

#include <testkit.hpp>

OKL_KERNEL(everySpace, int, const float *, float *, float *);

int main() {
  testkit::Random random(85);
  for (int blocks : {0, 1, 4}) {
    const int N = 16 * blocks;
    const auto x = random.buffer<float>(N, -1, 1);
    testkit::Buffer<float> y(N), copy(N);
    std::vector<double> expected(N);
    for (int n = 0; n < N; ++n) {
      const float *block = x.data() + n / 16 * 16;
      const int t = n % 16;
      for (int k = 0; k < 16; ++k) expected[n] += block[k] + double((t + k) % 3) * block[k];
      for (int k = 0; k < 4; ++k) expected[n] += block[t / 4 * 4 + k] / 4.0;
      expected[n] += 3.0 * block[t];
    }
    OKL_CALL(everySpace, blocks, x, y, copy);
    testkit::expect_close("y", y, expected, 1e-5, {{"blocks", blocks}});
    testkit::expect_equal("copy", copy, std::vector<float>(x.data(), x.data() + N), {{"blocks", blocks}});
  }
  return testkit::result();
}

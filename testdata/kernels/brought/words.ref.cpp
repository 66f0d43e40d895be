// Runs the kernels of brought/words.okl.

#include <testkit.hpp>

OKL_KERNEL(some, int, int, const float *, float *);

int main() {
  testkit::Random random(2617);
  for (int N : {0, 1, 32, 75}) {
    for (int rounds : {0, 2, 3, 4, 9}) {
      const auto x = random.buffer<float>(N, -1, 1);
      testkit::Buffer<float> y(N);
      std::vector<double> expected;
      for (int n = 0; n < N; ++n) {
        const int b = n / 32 * 32, i = n % 32;
        float sum = 0;
        for (int k = 0; rounds > 3 && k < rounds; ++k) {
          const int at = b + (i + k) % 32;
          sum += at < N ? x[at] : 0;
        }
        if (rounds <= 2) sum -= 1;
        sum *= 2;
        if (i % 2) {
          if (rounds > 2) sum += 1;
        } else if (rounds > 3) {
          sum -= 1;
        }
        for (int k = 0; k < 3 && k != rounds; ++k) sum += N + k != rounds;
        expected.push_back(sum);
      }
      OKL_CALL(some, N, rounds, x, y);
      testkit::expect_close("some", y, expected, 1e-5, {{"N", N}, {"rounds", rounds}});
    }
  }
  return testkit::result();
}

// Runs the kernels of brought/nests.okl.

#include <testkit.hpp>

OKL_KERNEL(planes, int, int, float *);
OKL_KERNEL(shared_out, int, float *);

int main() {
  testkit::Random random(2621);
  for (int N : {0, 1, 5, 20}) {
    for (int M : {1, 2, 3}) {
      auto x = random.buffer<float>(8 * N * M, -1, 1);
      std::vector<double> expected;
      for (int n = 0; n < 8 * N * M; ++n) expected.push_back(x[n] + (M > 2 ? n % 8 : 0));
      OKL_CALL(planes, N, M, x);
      testkit::expect_close("planes", x, expected, 1e-5, {{"N", N}, {"M", M}});
    }
    auto x = random.buffer<float>(8 * N, -1, 1);
    std::vector<double> expected;
    for (int n = 0; n < 8 * N; ++n) expected.push_back(x[n] - (n / 8 < N / 2 ? n % 8 : 0));
    OKL_CALL(shared_out, N, x);
    testkit::expect_close("shared_out", x, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

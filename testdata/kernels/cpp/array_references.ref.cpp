// Runs the kernel of cpp/array_references.okl.

#include <testkit.hpp>

OKL_KERNEL(arrayReferences, int, const float *, float *);

int main() {
  testkit::Random random(105);
  for (int N : {1, 7}) {
    const auto x = random.buffer<float>(N * 16, 0, 1);
    testkit::Buffer<float> y(N * 16);
    std::vector<double> expected(N * 16);
    for (int g = 0; g < N; ++g) {
      double sum = 25 * x[g * 16];
      for (int t = 0; t < 16; ++t) sum += x[g * 16 + t];
      for (int t = 0; t < 16; ++t) expected[g * 16 + t] = sum;
    }
    OKL_CALL(arrayReferences, N, x, y);
    testkit::expect_close("y", y, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

// Runs the kernel of prelude/foreign_header.okl, with numbers that half precision holds exactly.

#include <testkit.hpp>

OKL_KERNEL(halves, int, const float *, float *);

int main() {
  for (int N : {0, 1, 33, 100}) {
    testkit::Buffer<float> x(N), y(N);
    std::vector<float> expected(N);
    for (int i = 0; i < N; ++i) {
      x[i] = 0.25f * (i - 40);
      expected[i] = 2 * x[i] + 1;
    }
    OKL_CALL(halves, N, x, y);
    testkit::expect_equal("y", y, expected, {{"N", N}});
  }
  return testkit::result();
}

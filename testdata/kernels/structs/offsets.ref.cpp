// Runs the kernels of structs/offsets.okl.

#include <testkit.hpp>

OKL_KERNEL(offsets, int, const int *, int *);
OKL_KERNEL(steps, int, const int *, int *);

int main() {
  testkit::Random random(88);
  for (int N : {0, 1, 5, 33}) {
    const auto a = random.buffer<int>(16 * N, -1000, 1000);
    testkit::Buffer<int> b(16 * N), c(16 * N);
    std::vector<int> b_expected, c_expected;
    // `kind` at 0, `corners` at 4, `middle` at 16.
    for (int n = 0; n < 16 * N; ++n) {
      const int row = n / 16 * 16, t = n % 16;
      b_expected.push_back(a[n] + a[row + (t + 4) % 16] + (4 + t) + 5 * 12 + 12);
      c_expected.push_back(a[n] * 16);
    }
    OKL_CALL(offsets, N, a, b);
    testkit::expect_equal("offsets", b, b_expected, {{"N", N}});
    OKL_CALL(steps, 16 * N, a, c);
    testkit::expect_equal("steps", c, c_expected, {{"N", N}});
  }
  return testkit::result();
}

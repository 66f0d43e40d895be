// Runs the kernels of loops/called_bounds.okl.

#include <testkit.hpp>

OKL_KERNEL(called, int, const int *, int *);
OKL_KERNEL(wider, int, const int *, int *);
OKL_KERNEL(down, int, const int *, int *);

int main() {
  testkit::Random random(411);
  for (int N : {0, 1, 7, 30}) {
    const auto x = random.buffer<int>(5 * N, -1000, 1000);
    testkit::Buffer<int> a(3 * N), b(5 * N), c(5 * N);
    std::vector<int> a_expected, b_expected, c_expected;
    for (int t = 0; t < 3 * N; ++t) a_expected.push_back(x[t] + t / 3);
    for (int t = 0; t < 5 * N; ++t) {
      b_expected.push_back(x[t] - t / 5);
      c_expected.push_back(x[t] * (t / 5));
    }
    OKL_CALL(called, N, x, a);
    testkit::expect_equal("called", a, a_expected, {{"N", N}});
    OKL_CALL(wider, N, x, b);
    testkit::expect_equal("wider", b, b_expected, {{"N", N}});
    OKL_CALL(down, N, x, c);
    testkit::expect_equal("down", c, c_expected, {{"N", N}});
  }
  return testkit::result();
}

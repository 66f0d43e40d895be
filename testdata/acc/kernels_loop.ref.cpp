// Runs acc/kernels_loop.cpp.

#include <testkit.hpp>

OKL_KERNEL(kernels_loop_acc1, int, const float *, float *, int);

int main() {
  testkit::Random random(8);
  for (int n : {0, 1, 300}) {
    for (int gangs : {1, 3}) {
      const auto a = random.buffer<float>(n, -8, 8);
      testkit::Buffer<float> b(n);
      std::vector<float> expected(n);
      for (int i = 0; i < n; ++i) expected[i] = 2 * a[i] + 1;
      OKL_PROGRAM(kernels_loop(n, a.data(), b.data()), OKL_CALL(kernels_loop_acc1, n, a, b, gangs));
      testkit::expect_equal("b", b, expected, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

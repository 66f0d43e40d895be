// Runs the kernel of acc/vector_add.cpp.

#include <testkit.hpp>

OKL_KERNEL(vector_add_acc1, int, const float *, const float *, float *, int);

int main() {
  testkit::Random random(1);
  for (int n : {0, 1, 7, 128, 1001}) {
    for (int gangs : {1, 3, 16}) {
      const auto a = random.buffer<float>(n, -8, 8), b = random.buffer<float>(n, -8, 8);
      testkit::Buffer<float> sum(n);
      std::vector<float> expected(n);
      for (int i = 0; i < n; ++i) expected[i] = a[i] + b[i];
      OKL_PROGRAM(vector_add(n, a.data(), b.data(), sum.data()), OKL_CALL(vector_add_acc1, n, a, b, sum, gangs));
      testkit::expect_equal("sum", sum, expected, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

// Runs the kernel of acc/private_array.cpp.

#include <testkit.hpp>

OKL_KERNEL(private_array_acc1, int, const int *, int *, int);

int main() {
  testkit::Random random(5);
  for (int n : {0, 1, 300}) {
    for (int gangs : {1, 4}) {
      const auto x = random.buffer<int>(n + 3, 0, 9);
      testkit::Buffer<int> out(n);
      std::vector<int> expected(n);
      for (int i = 0; i < n; ++i) expected[i] = x[i] + 10 * x[i + 1] + 100 * x[i + 2] + 1000 * x[i + 3];
      OKL_PROGRAM(private_array(n, x.data(), out.data()), OKL_CALL(private_array_acc1, n, x, out, gangs));
      testkit::expect_equal("out", out, expected, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

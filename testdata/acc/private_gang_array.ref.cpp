// Runs acc/private_gang_array.cpp.

#include <testkit.hpp>

OKL_KERNEL(private_gang_array_acc1, int, const int *, int *, int);

int main() {
  testkit::Random random(10);
  for (int n : {0, 1, 5}) {
    for (int gangs : {1, 3}) {
      const auto x = random.buffer<int>(16 * n, 0, 99);
      testkit::Buffer<int> y(16 * n);
      std::vector<int> expected(16 * n);
      for (int e = 0; e < 16 * n; ++e) expected[e] = x[e / 16 * 16 + 15 - e % 16] + e / 16;
      OKL_PROGRAM(private_gang_array(n, x.data(), y.data()), OKL_CALL(private_gang_array_acc1, n, x, y, gangs));
      testkit::expect_equal("y", y, expected, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

// Runs acc/sweep.cpp.

#include <testkit.hpp>

OKL_KERNEL(sweep_acc1, int, const int *, int *, int);

int main() {
  testkit::Random random(24);
  for (int n : {0, 1, 6}) {
    for (int gangs : {1, 4}) {
      const auto x = random.buffer<int>(16 * n, 0, 99);
      testkit::Buffer<int> sums(n);
      std::vector<int> expected(n, 5);
      for (int e = 0; e < 16 * n; ++e) expected[e / 16] += x[e];
      OKL_PROGRAM(sweep(n, x.data(), sums.data()), OKL_CALL(sweep_acc1, n, x, sums, gangs));
      testkit::expect_equal("sums", sums, expected, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

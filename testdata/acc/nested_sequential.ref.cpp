// Runs acc/nested_sequential.cpp.

#include <testkit.hpp>

OKL_KERNEL(nested_sequential_acc1, int, int, int *, int);

int main() {
  for (int n : {0, 1, 4}) {
    for (int m : {0, 1, 14}) {
      for (int gangs : {1, 3}) {
        testkit::Buffer<int> x(n * m, 1);
        std::vector<int> expected(n * m, 1);
        for (int e = 0; e < n * m; ++e)
          for (int round = 0; round < 3; ++round)
            for (int half = round; half < 2; ++half)
              for (int k = 0; k <= e % m % 3 && k < 2; ++k) expected[e] += round + half + k;
        OKL_PROGRAM(nested_sequential(n, m, x.data()), OKL_CALL(nested_sequential_acc1, n, m, x, gangs));
        testkit::expect_equal("x", x, expected, {{"n", n}, {"m", m}, {"gangs", gangs}});
      }
    }
  }
  return testkit::result();
}

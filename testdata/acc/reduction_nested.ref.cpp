// Runs acc/reduction_nested.cpp.

#include <testkit.hpp>

OKL_KERNEL(reduction_nested_acc1, int, int, int, const int *, int *, int);
OKL_KERNEL(reduction_nested_acc1_reduce_sum, int *, const int *, int);

int main() {
  testkit::Random random(15);
  for (int n : {0, 1, 5}) {
    for (int m : {1, 3}) {
      for (int p : {0, 1, 9}) {
        for (int gangs : {1, 3}) {
          const auto x = random.buffer<int>(n * m * p, 0, 99);
          testkit::Buffer<int> part(gangs), sum(1, 100);
          int expected = 100;
          for (int e = 0; e < n * m * p; ++e) expected += x[e];
          OKL_PROGRAM(sum[0] = reduction_nested(n, m, p, x.data()),
                      OKL_CALL(reduction_nested_acc1, n, m, p, x, part, gangs);
                      OKL_CALL(reduction_nested_acc1_reduce_sum, sum, part, gangs));
          testkit::expect_equal("sum", sum, {expected}, {{"n", n}, {"m", m}, {"p", p}, {"gangs", gangs}});
        }
      }
    }
  }
  return testkit::result();
}

// Runs acc/reduction_construct.cpp.

#include <testkit.hpp>

OKL_KERNEL(reduction_construct_acc1, int, const int *, int *, int);
OKL_KERNEL(reduction_construct_acc1_reduce_sum, int *, const int *, int);

int main() {
  testkit::Random random(16);
  for (int n : {0, 1, 200}) {
    const auto x = random.buffer<int>(n, 0, 99);
    testkit::Buffer<int> part(3), sum(1, 0);
    int expected = 0;
    for (int i = 0; i < n; ++i) expected += 3 * x[i];
    OKL_PROGRAM(sum[0] = reduction_construct(n, x.data()),
                OKL_CALL(reduction_construct_acc1, n, x, part, 3);
                OKL_CALL(reduction_construct_acc1_reduce_sum, sum, part, 3));
    testkit::expect_equal("sum", sum, {expected}, {{"n", n}});
  }
  return testkit::result();
}

// Runs acc/reduction_one_gang.cpp.

#include <testkit.hpp>

OKL_KERNEL(reduction_one_gang_acc1, int, const int *, int *, int);
OKL_KERNEL(reduction_one_gang_acc2, int, const int *, int *, int);

int main() {
  testkit::Random random(36);
  for (int n : {0, 1, 40}) {
    const auto x = random.buffer<int>(n, 0, 99);
    testkit::Buffer<int> out(2), sum(1, 10), product(1, 1);
    std::vector<int> expected = {10, 1};
    for (int i = 0; i < n; ++i) expected[0] += x[i], expected[1] *= x[i] % 2 ? -1 : 1;
    OKL_PROGRAM(reduction_one_gang(n, x.data(), out.data()), OKL_CALL(reduction_one_gang_acc1, n, x, sum, 1);
                OKL_CALL(reduction_one_gang_acc2, n, x, product, 1); out[0] = sum[0]; out[1] = product[0]);
    testkit::expect_equal("out", out, expected, {{"n", n}});
  }
  return testkit::result();
}

// Runs both kernels of reduction/block.okl and compares with one plain loop each.

#include <testkit.hpp>

OKL_KERNEL(sumInt, int, const int *, int *);
OKL_KERNEL(dotFloat, int, const float *, const float *, float *);

int main() {
  testkit::Random random(42);
  for (int N : {0, 1, 2, 127, 128, 129, 511, 512, 513, 4096, 100003}) {
    const auto integers = random.buffer<int>(N, -1000, 1000);
    std::vector<int> sum = {7};
    for (int n = 0; n < N; ++n) sum[0] += integers[n];
    testkit::Buffer<int> total(1, 7);
    OKL_CALL(sumInt, N, integers, total);
    testkit::expect_equal("sum", total, sum, {{"N", N}});

    // All terms are positive, so that the error of the sum is relative to the sum.
    const auto x = random.buffer<float>(N, 0, 1);
    const auto y = random.buffer<float>(N, 0, 1);
    std::vector<double> dot = {0.5};
    for (int n = 0; n < N; ++n) dot[0] += double(x[n]) * double(y[n]);
    testkit::Buffer<float> result(1, 0.5f);
    OKL_CALL(dotFloat, N, x, y, result);
    testkit::expect_close("dot", result, dot, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

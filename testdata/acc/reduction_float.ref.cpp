// Runs acc/reduction_float.cpp.

#include <testkit.hpp>

OKL_KERNEL(reduction_float_acc1, int, const float *, float *, float *, float *, float *, int);
OKL_KERNEL(reduction_float_acc1_reduce_sum, float *, const float *, int);
OKL_KERNEL(reduction_float_acc1_reduce_product, float *, const float *, int);
OKL_KERNEL(reduction_float_acc1_reduce_low, float *, const float *, int);
OKL_KERNEL(reduction_float_acc1_reduce_high, float *, const float *, int);

int main() {
  for (int n : {0, 1, 90}) {
    for (int gangs : {1, 3}) {
      testkit::Buffer<float> x(n), out(4);
      std::vector<float> want = {1, 2, 100, -100};
      for (int i = 0; i < n; ++i) {
        x[i] = i % 17 - 3;
        want[0] += x[i];
        want[1] *= x[i] < 0 ? 0.5f : 1;
        want[2] = std::fmin(want[2], x[i]);
        want[3] = std::fmax(want[3], x[i]);
      }
#ifdef OKL_TESTKIT_PROGRAM
      reduction_float(n, x.data(), out.data());
#else
      testkit::Buffer<float> sum(gangs), product(gangs), low(gangs), high(gangs);
      testkit::Buffer<float> all[4] = {{1, 1}, {1, 2}, {1, 100}, {1, -100}};
      OKL_CALL(reduction_float_acc1, n, x, sum, product, low, high, gangs);
      OKL_CALL(reduction_float_acc1_reduce_sum, all[0], sum, gangs);
      OKL_CALL(reduction_float_acc1_reduce_product, all[1], product, gangs);
      OKL_CALL(reduction_float_acc1_reduce_low, all[2], low, gangs);
      OKL_CALL(reduction_float_acc1_reduce_high, all[3], high, gangs);
      for (int k = 0; k < 4; ++k) out[k] = all[k][0];
#endif
      testkit::expect_equal("out", out, want, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

// Runs the kernels of acc/reductions.cpp.

#include <testkit.hpp>

OKL_KERNEL(reductions_acc1, int, const int *, int *, int *, int *, int *, int *, int *, int *, int *, int *, int);
OKL_KERNEL(reductions_acc1_reduce_sum, int *, const int *, int);
OKL_KERNEL(reductions_acc1_reduce_product, int *, const int *, int);
OKL_KERNEL(reductions_acc1_reduce_low, int *, const int *, int);
OKL_KERNEL(reductions_acc1_reduce_high, int *, const int *, int);
OKL_KERNEL(reductions_acc1_reduce_both, int *, const int *, int);
OKL_KERNEL(reductions_acc1_reduce_any, int *, const int *, int);
OKL_KERNEL(reductions_acc1_reduce_odd, int *, const int *, int);
OKL_KERNEL(reductions_acc1_reduce_all, int *, const int *, int);
OKL_KERNEL(reductions_acc1_reduce_some, int *, const int *, int);

int main() {
  testkit::Random random(6);
  for (int n : {0, 1, 40, 300}) {
    for (int gangs : {1, 3}) {
      const auto x = random.buffer<int>(n, -60, 60);
      testkit::Buffer<int> part[9] = {
          testkit::Buffer<int>(gangs), testkit::Buffer<int>(gangs), testkit::Buffer<int>(gangs),
          testkit::Buffer<int>(gangs), testkit::Buffer<int>(gangs), testkit::Buffer<int>(gangs),
          testkit::Buffer<int>(gangs), testkit::Buffer<int>(gangs), testkit::Buffer<int>(gangs)};
      const int first[9] = {5, 1, 100, -100, -1, 0, 0, 1, 0};
      int want[9] = {5, 1, 100, -100, -1, 0, 0, 1, 0};
      for (int i = 0; i < n; ++i) {
        want[0] += x[i];
        want[1] *= x[i] % 2 ? -1 : 1;
        want[2] = std::min(want[2], x[i]);
        want[3] = std::max(want[3], x[i]);
        want[4] &= x[i];
        want[5] |= x[i];
        want[6] ^= x[i];
        want[7] = want[7] && x[i] > -50;
        want[8] = want[8] || x[i] > 49;
      }
#ifdef OKL_TESTKIT_PROGRAM
      testkit::Buffer<int> all(9);
      reductions(n, x.data(), all.data());
      testkit::expect_equal("all", all, std::vector<int>(want, want + 9), {{"n", n}, {"gangs", gangs}});
#else
      OKL_CALL(reductions_acc1, n, x, part[0], part[1], part[2], part[3], part[4], part[5], part[6], part[7],
               part[8], gangs);
      for (int r = 0; r < 9; ++r) {
        testkit::Buffer<int> all(1);
        all[0] = first[r];
        switch (r) {
          case 0: OKL_CALL(reductions_acc1_reduce_sum, all, part[r], gangs); break;
          case 1: OKL_CALL(reductions_acc1_reduce_product, all, part[r], gangs); break;
          case 2: OKL_CALL(reductions_acc1_reduce_low, all, part[r], gangs); break;
          case 3: OKL_CALL(reductions_acc1_reduce_high, all, part[r], gangs); break;
          case 4: OKL_CALL(reductions_acc1_reduce_both, all, part[r], gangs); break;
          case 5: OKL_CALL(reductions_acc1_reduce_any, all, part[r], gangs); break;
          case 6: OKL_CALL(reductions_acc1_reduce_odd, all, part[r], gangs); break;
          case 7: OKL_CALL(reductions_acc1_reduce_all, all, part[r], gangs); break;
          case 8: OKL_CALL(reductions_acc1_reduce_some, all, part[r], gangs); break;
        }
        testkit::expect_equal("all", all, std::vector<int>{want[r]}, {{"n", n}, {"gangs", gangs}, {"r", r}});
      }
#endif
    }
  }
  return testkit::result();
}

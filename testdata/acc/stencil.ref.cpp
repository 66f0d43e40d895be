// Runs acc/stencil.cpp.

#include <testkit.hpp>

OKL_KERNEL(step_acc1, int, const float *, float *, int);

int main() {
  for (int n : {0, 1, 2, 3, 70}) {
    for (int gangs : {1, 3}) {
      testkit::Buffer<float> x(n), y(n);
      std::vector<float> one(n), other(n);
      for (int i = 0; i < n; ++i) one[i] = other[i] = x[i] = y[i] = i * 64 % 1024;
      OKL_PROGRAM(
          stencil(n, 4, x.data(), y.data()), for (int s = 0; s < 2; ++s) {
            OKL_CALL(step_acc1, n, x, y, gangs);
            OKL_CALL(step_acc1, n, y, x, gangs);
          });
      for (int s = 0; s < 4; ++s) {
        for (int i = 1; i < n - 1; ++i) other[i] = 0.25f * one[i - 1] + 0.5f * one[i] + 0.25f * one[i + 1];
        std::swap(one, other);
      }
      testkit::expect_equal("x", x, one, {{"n", n}, {"gangs", gangs}});
      testkit::expect_equal("y", y, other, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

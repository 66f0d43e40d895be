// Runs the kernel of launch/early_return.okl.

#include <testkit.hpp>

OKL_KERNEL(early, int, int, const int *, int *);

int main() {
  testkit::Random random(112);
  for (int N : {0, 1, 8, 9, 50}) {
    const auto x = random.buffer<int>(N, -1000, 1000);
    for (int mode : {-1, 0, 1, 2, 4}) {
      testkit::Buffer<int> y(N, 5);
      std::vector<int> expected(N, 5);
      for (int n = 0; n < N && mode >= 0; ++n) {
        int &value = expected[n] = x[n], shift = 0;
        for (int round = 1; round <= mode; ++round)
          if (round != 2) value += shift += round;
        if (mode == 1) value *= 2;
        if (mode != 2) value += mode == 1 ? shift : 100;
      }
      OKL_CALL(early, N, mode, x, y);
      testkit::expect_equal("y", y, expected, {{"N", N}, {"mode", mode}});
    }
  }
  return testkit::result();
}

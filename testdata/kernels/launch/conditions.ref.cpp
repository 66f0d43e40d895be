// Runs the kernels of launch/conditions.okl.

#include <algorithm>

#include <testkit.hpp>

OKL_KERNEL(chosen, int, int, const int *, int *);
OKL_KERNEL(hostChooses, int, int, bool, const int *, int *);

int main() {
  testkit::Random random(88);
  for (int N : {0, 1, 16, 17, 90}) {
    const auto x = random.buffer<int>(N, -100, 100);
    for (int mode : {0, 1, 3}) {
      testkit::Buffer<int> y(N), z(N);
      std::vector<int> y_(N), z_(N);
      for (int n = 0; n < N; ++n) {
        const int b = n / 16 * 16, last = std::min(b + 16, N), from = b + (n - b + mode) % 16;
        y_[n] = mode == 0 ? x[b + last - 1 - n] : (from < N ? x[from] : 0) + mode * (mode - 1) / 2;
      }
      OKL_CALL(chosen, N, mode, x, y);
      testkit::expect_equal("chosen", y, y_, {{"N", N}, {"mode", mode}});
      for (bool add : {false, true}) {
        for (int n = 0; n < N; ++n) {
          const int factors = (2 << mode) - 2;
          z_[n] = add ? factors * x[n] : -(factors + mode * (mode - 1) / 2);
        }
        OKL_CALL(hostChooses, N, mode, add, x, z);
        testkit::expect_equal("hostChooses", z, z_, {{"N", N}, {"mode", mode}, {"add", add}});
      }
    }
  }
  return testkit::result();
}

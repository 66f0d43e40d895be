// Runs the kernels of control/flow.okl.

#include <testkit.hpp>

OKL_KERNEL(flow, int, const int *, int *);
OKL_KERNEL(bare, int, const int *, int *);

int main() {
  testkit::Random random(105);
  for (int N : {0, 1, 8, 9, 60}) {
    const auto x = random.buffer<int>(N, 1, 100);
    testkit::Buffer<int> y(N), z(N);
    std::vector<int> y_(N), z_(N);
    for (int b = 0; b < N; b += 8) {
      int s[8] = {}, count[8] = {};
      for (int t = 0; t < 8 && b + t < N; ++t) {
        const int value = x[b + t], rest = value % 4;
        if (rest == 1) {
          s[t] = 2;
          continue;
        }
        if (rest == 0) s[t] = 1;
        if (rest == 2)
          for (int k = 0; k < 10 && k <= value % 9; k += 2) s[t] += k;
        if (rest >= 2) s[t] += 100;
        s[t] += 1 + 2 + 4 + 5;
        count[t] = 5;
      }
      for (int t = 0; t < 8 && b + t < N; ++t) {
        int steps = 0;
        for (int value = x[b + t]; value > 1 && steps < 20; ++steps) value = value % 2 ? 3 * value + 1 : value / 2;
        for (int i = 0; i < 8; ++i)
          for (int j = 1; j <= i; ++j) steps += j != 5 && s[j] == s[i];
        y_[b + t] = 1000 * steps + s[7 - t] + count[t];
        z_[b + t] = x[b + t] > 50 ? 1 : 2;
      }
    }
    OKL_CALL(flow, N, x, y);
    OKL_CALL(bare, N, x, z);
    testkit::expect_equal("flow", y, y_, {{"N", N}});
    testkit::expect_equal("bare", z, z_, {{"N", N}});
  }
  return testkit::result();
}

// Runs the kernels of barriers/conversions.okl.

#include <testkit.hpp>

struct Ticket {
  int x;
};

OKL_KERNEL(converted, int, const int *, int *);
OKL_KERNEL(handed, int, Ticket, int *);

int main() {
  testkit::Random random(131);
  for (int N : {1, 3}) {
    const auto x = random.buffer<int>(N * 8, -50, 50);
    testkit::Buffer<int> y(N * 8), z(N * 8);
    std::vector<int> y_expected, z_expected;
    for (int g = 0; g < N; ++g) {
      for (int t = 0; t < 8; ++t) {
        const int *const own = &x[8 * g];
        const int next = (t + 1) % 8;
        int sum = own[7 - t] + 7 - t;
        sum += own[t] + t + 1;
        sum += 10 * (own[next] + 1) + 10 * (next + 1);
        y_expected.push_back(sum + 3 * ((t + 3) % 8));
        z_expected.push_back(100 * 7 + 8);
      }
    }
    OKL_CALL(converted, N, x, y);
    testkit::expect_equal("y", y, y_expected, {{"N", N}});
    OKL_CALL(handed, N, Ticket{7}, z);
    testkit::expect_equal("z", z, z_expected, {{"N", N}});
  }
  return testkit::result();
}

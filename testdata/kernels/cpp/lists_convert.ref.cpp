// Runs the kernels of cpp/lists_convert.okl.

#include <testkit.hpp>

struct Ticket {
  int x;
};

OKL_KERNEL(listed, int, const int *, int *);
OKL_KERNEL(handed, int, Ticket, int *);

int main() {
  testkit::Random random(137);
  for (int N : {1, 3}) {
    const auto x = random.buffer<int>(N * 8, -50, 50);
    testkit::Buffer<int> y(N * 8), z(N * 8);
    std::vector<int> y_expected, z_expected;
    for (int g = 0; g < N; ++g) {
      for (int t = 0; t < 8; ++t) {
        const int own = x[8 * g + t];
        const int other = x[8 * g + 7 - t] + 3;
        y_expected.push_back(own + 10 * (own + 1) + 100 * (own + 2) + 1000 * (own + 3) + other);
        z_expected.push_back(100 * 7 + 8);
      }
    }
    OKL_CALL(listed, N, x, y);
    testkit::expect_equal("y", y, y_expected, {{"N", N}});
    OKL_CALL(handed, N, Ticket{7}, z);
    testkit::expect_equal("z", z, z_expected, {{"N", N}});
  }
  return testkit::result();
}

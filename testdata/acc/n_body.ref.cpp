// Runs acc/n_body.cpp.

#include <testkit.hpp>

OKL_KERNEL(n_body_acc1, int, const float *, const float *, const float *, float *, float *, float *, int);

int main() {
  testkit::Random random(31);
  for (int n : {0, 1, 2, 33}) {
    for (int gangs : {1, 5}) {
      const auto x = random.buffer<float>(n, -8, 8), y = random.buffer<float>(n, -8, 8),
                 mass = random.buffer<float>(n, 1, 2);
      testkit::Buffer<float> fx(n), fy(n), closest(n);
      std::vector<double> ax(n), ay(n), near(n, 1e30);
      for (int i = 0; i < n; ++i) {
        for (int k = 0; k < n; ++k) {
          if (k == i) continue;
          const double dx = double(x[k]) - x[i], dy = double(y[k]) - y[i], square = dx * dx + dy * dy;
          ax[i] += mass[k] * dx / (square + 1);
          ay[i] += mass[k] * dy / (square + 1);
          near[i] = std::fmin(near[i], square);
        }
      }
      OKL_PROGRAM(n_body(n, x.data(), y.data(), mass.data(), fx.data(), fy.data(), closest.data()),
                  OKL_CALL(n_body_acc1, n, x, y, mass, fx, fy, closest, gangs));
      testkit::expect_close("fx", fx, ax, 1e-5, {{"n", n}, {"gangs", gangs}});
      testkit::expect_close("fy", fy, ay, 1e-5, {{"n", n}, {"gangs", gangs}});
      testkit::expect_close("closest", closest, near, 1e-5, {{"n", n}, {"gangs", gangs}});
    }
  }
  return testkit::result();
}

// Runs the kernels of pde/relaxation.okl.

#include <testkit.hpp>

OKL_KERNEL(jacobi, int, double, const double *, const double *, double *);
OKL_KERNEL(redBlack, int, double, double, int, const double *, double *);

int main() {
  testkit::Random random(56);
  for (int n : {1, 2, 7, 8, 9, 21}) {
    const int row = n + 2, all = row * row;
    const auto f = random.buffer<double>(all, -1, 1), u = random.buffer<double>(all, -1, 1);
    auto v = u, w = u;
    const double h2 = 0.01, omega = 1.3;
    std::vector<double> once(u.data(), u.data() + all), swept = once;
    const auto relaxed = [&](const std::vector<double> &x, int at) {
      return 0.25 * (x[at - 1] + x[at + 1] + x[at - row] + x[at + row] + h2 * f[at]);
    };
    const std::vector<double> before = once;
    for (int j = 1; j <= n; ++j)
      for (int i = 1; i <= n; ++i) once[j * row + i] = relaxed(before, j * row + i);
    for (int sweep = 0; sweep < 3; ++sweep)
      for (int colour = 0; colour < 2; ++colour)
        for (int j = 1; j <= n; ++j)
          for (int i = 1; i <= n; ++i)
            if ((i + j) % 2 == (colour + 1) % 2) {
              const int at = j * row + i;
              swept[at] += omega * (relaxed(swept, at) - swept[at]);
            }
    OKL_CALL(jacobi, n, h2, f, u, v);
    OKL_CALL(redBlack, n, h2, omega, 3, f, w);
    testkit::expect_close("jacobi", v, once, 1e-12, {{"n", n}});
    testkit::expect_close("redBlack", w, swept, 1e-12, {{"n", n}});
  }
  return testkit::result();
}

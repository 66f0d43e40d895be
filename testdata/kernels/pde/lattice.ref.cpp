// Runs pde/lattice.okl.

#include <testkit.hpp>

OKL_KERNEL(latticeStep, int, int, float, const unsigned char *, const float *, float *, float *);

int main() {
  testkit::Random random(57);
  const int cx[] = {0, 1, 0, -1, 0, 1, -1, -1, 1}, cy[] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
  const int back[] = {0, 3, 4, 1, 2, 7, 8, 5, 6};
  const int sizes[][2] = {{0, 0}, {1, 1}, {16, 3}, {17, 5}, {23, 11}};
  for (const auto &size : sizes) {
    const int nx = size[0], ny = size[1], cells = nx * ny;
    const auto f = random.buffer<float>(9 * cells, 0.5, 1.5);
    auto wall = random.buffer<unsigned char>(cells, 0, 5);
    for (int n = 0; n < cells; ++n) wall[n] = wall[n] == 5;
    testkit::Buffer<float> g(9 * cells), speed(cells);
    std::vector<double> g_expected(9 * cells), speed_expected(cells);
    const float omega = 1.2f;
    for (int y = 0; y < ny; ++y)
      for (int x = 0; x < nx; ++x) {
        const int n = y * nx + x;
        double own[9], rho = 0, jx = 0, jy = 0;
        for (int q = 0; q < 9; ++q) {
          const int from = (y - cy[q] + ny) % ny * nx + (x - cx[q] + nx) % nx;
          own[q] = wall[from] ? f[n + cells * back[q]] : f[from + cells * q];
          rho += own[q];
          jx += cx[q] * own[q];
          jy += cy[q] * own[q];
        }
        const double ux = jx / rho, uy = jy / rho, uu = ux * ux + uy * uy;
        for (int q = 0; q < 9; ++q) {
          const double weight = q == 0 ? 4.0 / 9 : q < 5 ? 1.0 / 9 : 1.0 / 36, cu = cx[q] * ux + cy[q] * uy;
          const double balance = weight * rho * (1 + 3 * cu + 4.5 * cu * cu - 1.5 * uu);
          g_expected[n + cells * q] = wall[n] ? double(f[n + cells * q]) : own[q] + omega * (balance - own[q]);
        }
        speed_expected[n] = wall[n] ? 0 : std::sqrt(uu);
      }
    OKL_CALL(latticeStep, nx, ny, omega, wall, f, g, speed);
    testkit::expect_close("g", g, g_expected, 1e-5, {{"nx", nx}, {"ny", ny}});
    testkit::expect_close("speed", speed, speed_expected, 1e-5, {{"nx", nx}, {"ny", ny}});
  }
  return testkit::result();
}

// Runs the three kernels of stencil/heat2d.okl, which all compute the same.

#include <testkit.hpp>

OKL_KERNEL(heatTile, int, int, float, const float *, float *);
OKL_KERNEL(heatFlat, int, int, float, const float *, float *);
OKL_KERNEL(heatStrip, int, int, float, const float *, float *);

int main() {
  testkit::Random random(11);
  const int sizes[][2] = {{0, 0}, {0, 4}, {5, 0}, {1, 1}, {1, 9}, {8, 4}, {9, 5}, {37, 23}};
  for (const auto &size : sizes) {
    const int nx = size[0], ny = size[1];
    const float kappa = 0.2f;
    const auto u = random.buffer<float>(nx * ny, -1, 1);
    const auto at = [&](int x, int y) { return x < 0 || x >= nx || y < 0 || y >= ny ? 0.0 : double(u[y * nx + x]); };
    std::vector<double> expected(nx * ny);
    for (int y = 0; y < ny; ++y)
      for (int x = 0; x < nx; ++x)
        expected[y * nx + x] = at(x, y) + double(kappa) * (at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1) -
                                                           4 * at(x, y));
    testkit::Buffer<float> tile(nx * ny), flat(nx * ny), strip(nx * ny);
    OKL_CALL(heatTile, nx, ny, kappa, u, tile);
    OKL_CALL(heatFlat, nx, ny, kappa, u, flat);
    OKL_CALL(heatStrip, nx, ny, kappa, u, strip);
    testkit::expect_close("tile", tile, expected, 1e-5, {{"nx", nx}, {"ny", ny}});
    testkit::expect_close("flat", flat, expected, 1e-5, {{"nx", nx}, {"ny", ny}});
    testkit::expect_close("strip", strip, expected, 1e-5, {{"nx", nx}, {"ny", ny}});
  }
  return testkit::result();
}

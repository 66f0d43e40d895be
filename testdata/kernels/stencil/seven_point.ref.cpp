// Runs both kernels of stencil/seven_point.okl.

#include <testkit.hpp>

OKL_KERNEL(laplaceCells, int, int, int, const float *, float *);
OKL_KERNEL(laplaceMarch, int, int, int, const float *, float *);

int main() {
  testkit::Random random(12);
  const int sizes[][3] = {{0, 0, 0}, {3, 0, 2}, {3, 2, 0}, {1, 1, 1}, {8, 4, 4}, {9, 5, 7}, {13, 11, 6}};
  for (const auto &size : sizes) {
    const int nx = size[0], ny = size[1], nz = size[2], count = nx * ny * nz;
    const auto u = random.buffer<float>(count, -1, 1);
    const auto at = [&](int x, int y, int z) {
      const bool inside = x >= 0 && x < nx && y >= 0 && y < ny && z >= 0 && z < nz;
      return inside ? double(u[(z * ny + y) * nx + x]) : 0.0;
    };
    std::vector<double> expected;
    for (int z = 0; z < nz; ++z)
      for (int y = 0; y < ny; ++y)
        for (int x = 0; x < nx; ++x)
          expected.push_back(at(x - 1, y, z) + at(x + 1, y, z) + at(x, y - 1, z) + at(x, y + 1, z) + at(x, y, z - 1) +
                             at(x, y, z + 1) - 6 * at(x, y, z));
    testkit::Buffer<float> cells(count), march(count);
    OKL_CALL(laplaceCells, nx, ny, nz, u, cells);
    OKL_CALL(laplaceMarch, nx, ny, nz, u, march);
    testkit::expect_close("cells", cells, expected, 1e-5, {{"nx", nx}, {"ny", ny}, {"nz", nz}});
    testkit::expect_close("march", march, expected, 1e-5, {{"nx", nx}, {"ny", ny}, {"nz", nz}});
  }
  return testkit::result();
}

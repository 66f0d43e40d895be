// Runs the kernel of slm/box_filter.cpp.

#include <testkit.hpp>

OKL_KERNEL(box_filter, int, int, int, const float *, float *);

int main() {
  testkit::Random random(16);
  const int sizes[][3] = {{1, 1, 1}, {4, 4, 4}, {5, 3, 6}, {9, 2, 1}};
  for (const auto &size : sizes) {
    const int nx = size[0], ny = size[1], nz = size[2];
    const auto in = random.buffer<float>(nx * ny * nz, 0, 1);
    testkit::Buffer<float> out(nx * ny * nz);
    std::vector<double> expected(nx * ny * nz);
    for (int z = 0; z < nz; ++z)
      for (int y = 0; y < ny; ++y)
        for (int x = 0; x < nx; ++x)
          for (int c = z - 1; c <= z + 1; ++c)
            for (int b = y - 1; b <= y + 1; ++b)
              for (int a = x - 1; a <= x + 1; ++a)
                if (a >= 0 && a < nx && b >= 0 && b < ny && c >= 0 && c < nz)
                  expected[(z * ny + y) * nx + x] += in[(c * ny + b) * nx + a] / 27.0;
    OKL_CALL(box_filter, nx, ny, nz, in, out);
    testkit::expect_close("out", out, expected, 1e-5, {{"nx", nx}, {"ny", ny}, {"nz", nz}});
  }
  return testkit::result();
}

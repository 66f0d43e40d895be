// Runs the kernels of tile/planes.okl, which all add one; reverseTiles turns every 8 of a row around as well.

#include <testkit.hpp>

OKL_KERNEL(plane, int, int, const int *, int *);
OKL_KERNEL(planeOfTiles, int, int, const int *, int *);
OKL_KERNEL(reverseTiles, int, int, const int *, int *);
OKL_KERNEL(box, int, int, int, const int *, int *);

int main() {
  testkit::Random random(94);
  const int sizes[][2] = {{0, 0}, {0, 3}, {3, 0}, {1, 1}, {8, 6}, {9, 7}, {16, 4}, {33, 13}};
  for (const auto &size : sizes) {
    const int nx = size[0], ny = size[1];
    const auto x = random.buffer<int>(3 * nx * ny, -1000, 1000);
    std::vector<int> expected, reversed;
    for (int n = 0; n < nx * ny; ++n) {
      const int i = n % nx, from = i / 8 * 8 + 7 - i % 8;
      expected.push_back(x[n] + 1);
      reversed.push_back((from < nx ? x[n - i + from] : 7) + 1);
    }
#define CHECK(kernel, expected, ...)                                                  \
  {                                                                           \
    testkit::Buffer<int> y(expected.size());                                  \
    OKL_CALL(kernel, __VA_ARGS__, x, y);                                      \
    testkit::expect_equal(#kernel, y, expected, {{"nx", nx}, {"ny", ny}});    \
  }
    CHECK(plane, expected, nx, ny)
    CHECK(planeOfTiles, expected, nx, ny)
    CHECK(reverseTiles, reversed, nx, ny)
    CHECK(box, expected, nx, ny, 1)
    for (int n = nx * ny; n < 3 * nx * ny; ++n) expected.push_back(x[n] + 1);
    CHECK(box, expected, nx, ny, 3)
  }
  return testkit::result();
}

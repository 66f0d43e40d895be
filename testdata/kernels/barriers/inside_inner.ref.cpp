#include <testkit.hpp>

OKL_KERNEL(plane, int, int, const int *, int *, int *);
OKL_KERNEL(tree, int, const int *, int *);

static void check_plane(int nx, int ny) {
  const int size = 3 * nx * ny;
  testkit::Random random(6);
  const auto x = random.buffer<int>(size, -50, 50);
  testkit::Buffer<int> y(size), scratch(size);
  OKL_CALL(plane, nx, ny, x, y, scratch);
  std::vector<int> expected(size);
  for (int g = 0; g < 3; ++g)
    for (int j = 0; j < ny; ++j)
      for (int k = 0; k < nx; ++k) {
        const int from = (g * ny + ny - 1 - j) * nx + nx - 1 - k;
        expected[(g * ny + j) * nx + k] = 3 * x[from] + 2 * (nx - 1 - k) - j;
      }
  testkit::expect_equal("y", y, expected, {{"nx", nx}, {"ny", ny}});
}

static void check_tree(int blocks) {
  testkit::Random random(7);
  const auto x = random.buffer<int>(8 * blocks, -50, 50);
  testkit::Buffer<int> sums(blocks);
  OKL_CALL(tree, blocks, x, sums);
  std::vector<int> expected(blocks);
  for (int n = 0; n < 8 * blocks; ++n) expected[n / 8] += x[n];
  testkit::expect_equal("sums", sums, expected, {{"blocks", blocks}});
}

int main() {
  for (int nx : {1, 3, 8})
    for (int ny : {0, 1, 4}) check_plane(nx, ny);
  for (int blocks : {0, 1, 17}) check_tree(blocks);
  return testkit::result();
}

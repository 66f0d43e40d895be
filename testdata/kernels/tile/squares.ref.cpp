#include <testkit.hpp>

OKL_KERNEL(square, int, int, const int *, int *);
OKL_KERNEL(written, long, long, const int *, int *);
OKL_KERNEL(cube, int, int, const int *, int *);
OKL_KERNEL(shifted, int, int, const int *, int *);

int main() {
  testkit::Random random(73);
  for (int nx : {0, 1, 4, 5}) {
    for (int ny : {0, 1, 2, 7}) {
      const auto x = random.buffer<int>(nx * ny, -50, 50);
      std::vector<int> expected(nx * ny);
      for (int n = 0; n < nx * ny; ++n) expected[n] = x[n] + 1;
#define CHECK(kernel, T)                                                    \
  {                                                                         \
    testkit::Buffer<int> y(nx * ny, 0);                                     \
    OKL_CALL(kernel, T(nx), T(ny), x, y);                                   \
    testkit::expect_equal(#kernel, y, expected, {{"nx", nx}, {"ny", ny}}); \
  }
      CHECK(square, int)
      CHECK(written, long)
      CHECK(cube, int)
      CHECK(shifted, int)
    }
  }
  return testkit::result();
}

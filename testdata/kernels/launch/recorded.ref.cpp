// Runs the kernels of launch/recorded.okl; with few sizes, since each launch is written down.

#include <testkit.hpp>

struct Shape {
  float width, height;
  int corners;
};

OKL_KERNEL(sweep, int, bool, const int *, int *);
OKL_KERNEL(box, int, short, unsigned char, int *);
OKL_KERNEL(area, Shape, int, float *);

static void run_sweep(int N, bool twice) {
  testkit::Random random(7);
  const auto x = random.buffer<int>(N, -100, 100);
  testkit::Buffer<int> y(N);
  OKL_CALL(sweep, N, twice, x, y);
  std::vector<int> expected(N);
  const int half = N / 2;
  for (int n = 0; n < N; ++n) expected[n] = x[n] + half;
  for (int n = 0; n < half; ++n) {
    if (twice) expected[n] += 2 + 1 + 0;
    expected[n] += 4 + (1 << 20) + 1;
  }
  for (int left = half; left > 8;) {
    left /= 2;
    for (int n = 0; n < left; ++n) expected[n] -= left;
  }
  testkit::expect_equal("sweep", y, expected, {{"N", N}});
}

static void run_box(int nx, short ny, unsigned char nz) {
  testkit::Buffer<int> y(6 * nx * ny * nz, 0);
  OKL_CALL(box, nx, ny, nz, y);
  std::vector<int> expected(y.size(), 0);
  for (int z = 0; z < nz; ++z)
    for (int k = 1; k <= ny; ++k)
      for (int x = 2 * nx - 4; x > 0; x -= 2)
        for (int i = 0; i < 6; ++i) expected[((z * ny + k - 1) * nx + x / 2 - 1) * 6 + i] = 100 * z + 10 * k + x;
  testkit::expect_equal("box", y, expected, {{"nx", nx}, {"ny", ny}, {"nz", nz}});
}

int main() {
  run_sweep(0, true);
  run_sweep(33, false);
  run_sweep(80, true);
  run_box(7, 3, 2);
  run_box(2, 3, 2);
  run_box(1, 3, 2);
  run_box(7, 3, 0);
  testkit::Buffer<float> y(12);
  OKL_CALL(area, Shape{2, 3, 4}, 2, y);
  std::vector<double> expected(12, 6 + 8 + 1);
  expected[0] += 8;
  testkit::expect_close("area", y, expected, 0);
  return testkit::result();
}

// Runs the kernels of barriers/rows.okl.

#include <testkit.hpp>

OKL_KERNEL(mirror, int, const float *, float *);
OKL_KERNEL(sums, int, const float *, float *);
OKL_KERNEL(wide, int, const float *, float *);

int main() {
  testkit::Random random(53);
  for (int N : {0, 1, 16, 200}) {
    const auto x = random.buffer<float>(N, -1, 1);
    testkit::Buffer<float> y(N);
    const auto mirrored = [&](int size, double more) {
      std::vector<double> expected(N);
      for (int n = 0; n < N; ++n) {
        const int from = n / size * size + size - 1 - n % size;
        expected[n] = (from < N ? x[from] : 0) + more;
      }
      return expected;
    };
    OKL_CALL(mirror, N, x, y);
    testkit::expect_close("mirror", y, mirrored(16, 3), 1e-5, {{"N", N}});
    OKL_CALL(wide, N, x, y);
    testkit::expect_close("wide", y, mirrored(128, 0), 1e-5, {{"N", N}});

    const auto rows = random.buffer<float>(32 * N, -1, 1);
    std::vector<double> row(N + 8, 0), expected(N);
    for (int n = 0; n < 32 * N; ++n) row[n / 32] += rows[n];
    for (int n = 0; n < N; ++n) expected[n] = row[n] + row[n / 4 * 4 + 3 - n % 4];
    OKL_CALL(sums, N, rows, y);
    testkit::expect_close("sums", y, expected, 1e-4, {{"N", N}});
  }
  return testkit::result();
}

// Runs the kernels of attributes/declarators.okl.

#include <testkit.hpp>

OKL_KERNEL(parameters, int, const float *, const float *, const float *, const float *, const float *, const float *,
           const float *, float *, float *);
OKL_KERNEL(memory, int, const float *, float *);
OKL_KERNEL(elsewhere, int, const float *, float *);
OKL_KERNEL(atomics, int, const int *, int *);

int main() {
  testkit::Random random(7);
  for (int N : {0, 1, 15, 16, 17, 100}) {
    std::vector<testkit::Buffer<float>> in;
    for (int k = 0; k < 7; ++k) in.push_back(random.buffer<float>(N, -1, 1));
    testkit::Buffer<float> x(N), y(N), b(N), c(N);
    std::vector<double> expected_x(N), expected_y(N), expected_b(N), expected_c(N);
    OKL_CALL(parameters, N, in[0], in[1], in[2], in[3], in[4], in[5], in[6], x, y);
    OKL_CALL(memory, N, in[0], b);
    OKL_CALL(elsewhere, N, in[0], c);
    for (int n = 0; n < N; ++n) {
      expected_x[n] = double(in[0][n]) + in[1][n];
      for (int k = 2; k < 7; ++k) expected_y[n] += in[k][n];
      const int partner = n / 16 * 16 + 15 - n % 16;
      expected_b[n] = 1 + 4.0 * in[0][n] + (partner < N ? 5.0 * in[0][partner] : 0);
      expected_c[n] = 2.0 * in[0][n] + 2 + in[0][N - 1 - n];
    }
    testkit::expect_close("x", x, expected_x, 1e-5, {{"N", N}});
    testkit::expect_close("y", y, expected_y, 1e-5, {{"N", N}});
    testkit::expect_close("b", b, expected_b, 1e-5, {{"N", N}});
    testkit::expect_close("c", c, expected_c, 1e-5, {{"N", N}});

    const auto a = random.buffer<int>(N, -5, 5);
    std::vector<int> sums(8, 1);
    for (int n = 0; n < N; ++n) {
      sums[0] += a[n];
      sums[1] += a[n];
      sums[2] += 1;
      sums[3] -= 1;
      sums[4] -= a[n];
      sums[5] += 1;
      sums[a[n] > 0 ? 6 : 7] += 1;
    }
    testkit::Buffer<int> counted(8, 1);
    OKL_CALL(atomics, N, a, counted);
    testkit::expect_equal("sums", counted, sums, {{"N", N}});
  }
  return testkit::result();
}

// Runs the kernels of linear/vectors.okl.

#include <testkit.hpp>

OKL_KERNEL(axpby, int, float, const float *, float, float *);
OKL_KERNEL(scaleBy, int, float, float *);
OKL_KERNEL(innerProduct, int, int, const float *, const float *, float *);
OKL_KERNEL(updateNorm, int, int, float, const float *, float *, float *);

int main() {
  testkit::Random random(52);
  for (int N : {0, 1, 31, 32, 33, 500}) {
    const auto x = random.buffer<float>(N, -1, 1);
    auto y = random.buffer<float>(N, -1, 1);
    testkit::Buffer<float> z(N);
    const float alpha = 1.25f, beta = -0.5f;
    std::vector<double> sum(N), scaled(N);
    for (int n = 0; n < N; ++n) {
      sum[n] = double(alpha) * x[n] + double(beta) * y[n];
      scaled[n] = double(alpha) * beta * x[n];
    }
    OKL_CALL(axpby, N, alpha, x, beta, y);
    testkit::expect_close("y", y, sum, 1e-5, {{"N", N}});
    OKL_CALL(axpby, N, alpha, x, 0.f, z);   // z holds garbage before
    OKL_CALL(scaleBy, N, beta, z);
    testkit::expect_close("z", z, scaled, 1e-5, {{"N", N}});

    for (int blocks : {1, 4}) {
      testkit::Buffer<float> xx(blocks), rr(1, 0.f), total(1);
      auto r = y;
      double square = 0, norm = 0;
      std::vector<double> residual(N);
      for (int n = 0; n < N; ++n) {
        square += double(x[n]) * x[n];
        residual[n] = double(y[n]) - double(alpha) * x[n];
        norm += residual[n] * residual[n];
      }
      OKL_CALL(innerProduct, blocks, N, x, x, xx);
      OKL_CALL(updateNorm, blocks, N, alpha, x, r, rr);
      double found = 0;
      for (int b = 0; b < blocks; ++b) found += xx[b];
      total[0] = float(found);
      testkit::expect_close("xx", total, {square}, 1e-5, {{"N", N}, {"blocks", blocks}});
      testkit::expect_close("r", r, residual, 1e-5, {{"N", N}, {"blocks", blocks}});
      testkit::expect_close("rr", rr, {norm}, 1e-5, {{"N", N}, {"blocks", blocks}});
    }
  }
  return testkit::result();
}

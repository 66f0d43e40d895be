// Runs the kernels of pde/advection.okl.

#include <testkit.hpp>

OKL_KERNEL(upwind, int, float, const float *, float *);
OKL_KERNEL(updateStage, int, float, float, float, const float *, float *, float *);
OKL_KERNEL(combineStages, int, float, const float *, const float *, const float *, const float *, float *, float *);

static double minmod(double a, double b) { return a * b <= 0 ? 0 : std::fabs(a) < std::fabs(b) ? a : b; }

int main() {
  testkit::Random random(55);
  for (int N : {0, 1, 2, 31, 32, 33, 150}) {
    // Multiples of 1/64: differences are exact, so that the limiter decides alike in float and double.
    testkit::Buffer<float> u(N), rhs(N);
    for (int n = 0; n < N; ++n) u[n] = random.value<int>(-64, 64) / 64.0f;
    const auto at = [&](int n) { return double(u[(n % N + N) % N]); };
    for (float c : {0.5f, -0.25f}) {
      const auto flux = [&](int n) {  // between n - 1 and n
        if (c > 0) return c * (at(n - 1) + 0.5 * minmod(at(n - 1) - at(n - 2), at(n) - at(n - 1)));
        return c * (at(n) - 0.5 * minmod(at(n) - at(n - 1), at(n + 1) - at(n)));
      };
      std::vector<double> expected(N);
      for (int n = 0; n < N; ++n) expected[n] = flux(n) - flux(n + 1);
      OKL_CALL(upwind, N, c, u, rhs);
      testkit::expect_close("rhs", rhs, expected, 1e-5, {{"N", N}});
    }
    auto residual = random.buffer<float>(N, -1, 1), q = random.buffer<float>(N, -1, 1);
    const auto k = random.buffer<float>(4 * N, -1, 1), b = random.buffer<float>(4, 0, 1), hat = random.buffer<float>(4, 0, 1);
    testkit::Buffer<float> next(N), error(N);
    std::vector<double> r(N), p(N), q1(N), e(N);
    for (int n = 0; n < N; ++n) {
      r[n] = -0.4 * residual[n] + 0.1 * rhs[n];
      p[n] = q[n] + 0.7 * r[n];
      q1[n] = p[n];
      for (int s = 0; s < 4; ++s) {
        q1[n] += 0.1 * b[s] * k[n + N * s];
        e[n] += 0.1 * (double(b[s]) - hat[s]) * k[n + N * s];
      }
    }
    OKL_CALL(updateStage, N, 0.1f, -0.4f, 0.7f, rhs, residual, q);
    OKL_CALL(combineStages, N, 0.1f, b, hat, k, q, next, error);
    testkit::expect_close("residual", residual, r, 1e-5, {{"N", N}});
    testkit::expect_close("q", q, p, 1e-5, {{"N", N}});
    testkit::expect_close("next", next, q1, 1e-5, {{"N", N}});
    testkit::expect_close("error", error, e, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

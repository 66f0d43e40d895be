// Runs sem/elliptic.okl on distorted cubes.

#include <testkit.hpp>

OKL_KERNEL(ellipticTrilinear, int, const float *, const float *, const float *, float, const float *, float *);

int main() {
  testkit::Random random(39);
  const int Nq = p_Nq, Np = Nq * Nq * Nq;
  const auto D = random.buffer<float>(Nq * Nq, -1, 1);
  auto zw = random.buffer<float>(2 * Nq, -1, 1);
  for (int n = 0; n < Nq; ++n) zw[Nq + n] = 0.5f + 0.1f * n;
  const float lambda = 0.75f;
  for (int elements : {0, 1, 3}) {
    auto corners = random.buffer<float>(24 * elements, -0.1, 0.1);
    for (int n = 0; n < 24 * elements; ++n) corners[n] += n / 3 % 8 >> n % 3 & 1 ? 1 : -1;
    const auto q = random.buffer<float>(elements * Np, -1, 1);
    testkit::Buffer<float> Aq(elements * Np);
    std::vector<double> expected(elements * Np);
    for (int e = 0; e < elements; ++e) {
      const auto node = [&](int i, int j, int k) { return e * Np + (k * Nq + j) * Nq + i; };
      for (int k = 0; k < Nq; ++k)
        for (int j = 0; j < Nq; ++j)
          for (int i = 0; i < Nq; ++i) {
            const double at[3] = {zw[i], zw[j], zw[k]};
            double J[3][3] = {}, I[3][3], det = 0, gradient[3] = {}, flux[3] = {};
            for (int v = 0; v < 8; ++v)
              for (int b = 0; b < 3; ++b) {
                double slope = 1.0 / 8;
                for (int a = 0; a < 3; ++a) {
                  const double side = v >> a & 1 ? 1 : -1;
                  slope *= a == b ? side : 1 + side * at[a];
                }
                for (int d = 0; d < 3; ++d) J[d][b] += slope * corners[24 * e + 3 * v + d];
              }
            for (int a = 0; a < 3; ++a)
              for (int b = 0; b < 3; ++b)
                I[b][a] = J[(a + 1) % 3][(b + 1) % 3] * J[(a + 2) % 3][(b + 2) % 3] -
                          J[(a + 1) % 3][(b + 2) % 3] * J[(a + 2) % 3][(b + 1) % 3];
            for (int b = 0; b < 3; ++b) det += J[0][b] * I[b][0];
            for (int m = 0; m < Nq; ++m) {
              gradient[0] += double(D[i * Nq + m]) * q[node(m, j, k)];
              gradient[1] += double(D[j * Nq + m]) * q[node(i, m, k)];
              gradient[2] += double(D[k * Nq + m]) * q[node(i, j, m)];
            }
            const double W = double(zw[Nq + i]) * zw[Nq + j] * zw[Nq + k];
            for (int a = 0; a < 3; ++a)
              for (int b = 0; b < 3; ++b)
                for (int d = 0; d < 3; ++d) flux[a] += W / det * I[a][d] * I[b][d] * gradient[b];
            for (int m = 0; m < Nq; ++m) {
              expected[node(m, j, k)] += D[i * Nq + m] * flux[0];
              expected[node(i, m, k)] += D[j * Nq + m] * flux[1];
              expected[node(i, j, m)] += D[k * Nq + m] * flux[2];
            }
            expected[node(i, j, k)] += W * det * lambda * q[node(i, j, k)];
          }
    }
    OKL_CALL(ellipticTrilinear, elements, corners, zw, D, lambda, q, Aq);
    testkit::expect_close("Aq", Aq, expected, 1e-5, {{"elements", elements}});
  }
  return testkit::result();
}

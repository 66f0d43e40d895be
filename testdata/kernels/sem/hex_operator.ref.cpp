// Runs sem/hex_operator.okl and compares with the operator written down as plain sums: gradient at
// every node, metric tensor, transposed gradient. No slices, no columns, all in double.

#include <testkit.hpp>

#ifndef p_Nq
#define p_Nq 8
#endif

#ifndef dfloat
#define dfloat float
#endif

OKL_KERNEL(hexOperator, int, const dfloat *, const dfloat *, dfloat, const dfloat *, dfloat *);

static const int Nq = p_Nq, Np = Nq * Nq * Nq, Ngeo = 7;

// The derivative of a cube of values along one direction: stride 1, Nq or Nq * Nq.
// With `transposed` the matrix is read the other way round.
static std::vector<double> derivative(const testkit::Buffer<dfloat> &D, const std::vector<double> &values,
                                      int stride, bool transposed) {
  std::vector<double> result(Np, 0.0);
  for (int node = 0; node < Np; ++node) {
    const int at = node / stride % Nq;
    for (int m = 0; m < Nq; ++m) {
      const double weight = transposed ? D[Nq * m + at] : D[Nq * at + m];
      result[node] += weight * values[node + (m - at) * stride];
    }
  }
  return result;
}

static std::vector<double> apply(int Nelements, const testkit::Buffer<dfloat> &geo,
                                 const testkit::Buffer<dfloat> &D, double lambda,
                                 const testkit::Buffer<dfloat> &q) {
  // Row d, column c of the symmetric tensor stands at this place in `geo`.
  const int place[3][3] = {{0, 1, 2}, {1, 3, 4}, {2, 4, 5}};
  const int strides[3] = {1, Nq, Nq * Nq};
  std::vector<double> Aq;
  for (int e = 0; e < Nelements; ++e) {
    const auto metric = [&](int which, int node) { return double(geo[(e * Ngeo + which) * Np + node]); };
    std::vector<double> element(Np), sum(Np);
    for (int n = 0; n < Np; ++n) {
      element[n] = q[e * Np + n];
      sum[n] = lambda * metric(6, n) * element[n];
    }
    std::vector<double> gradient[3];
    for (int d = 0; d < 3; ++d) gradient[d] = derivative(D, element, strides[d], false);
    for (int d = 0; d < 3; ++d) {
      std::vector<double> flux(Np, 0.0);
      for (int n = 0; n < Np; ++n)
        for (int c = 0; c < 3; ++c) flux[n] += metric(place[d][c], n) * gradient[c][n];
      const auto back = derivative(D, flux, strides[d], true);
      for (int n = 0; n < Np; ++n) sum[n] += back[n];
    }
    Aq.insert(Aq.end(), sum.begin(), sum.end());
  }
  return Aq;
}

int main() {
  testkit::Random random(7);
  for (int Nelements : {0, 1, 2, 17}) {
    const auto geo = random.buffer<dfloat>(Nelements * Ngeo * Np, 0.1, 1);
    const auto D = random.buffer<dfloat>(Nq * Nq, -1, 1);
    const auto q = random.buffer<dfloat>(Nelements * Np, -1, 1);
    const dfloat lambda = dfloat(1.25);
    testkit::Buffer<dfloat> Aq(Nelements * Np);
    OKL_CALL(hexOperator, Nelements, geo, D, lambda, q, Aq);
    testkit::expect_close("Aq", Aq, apply(Nelements, geo, D, lambda, q), 1e-5, {{"Nelements", Nelements}});
  }
  return testkit::result();
}

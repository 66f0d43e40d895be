// Runs sem/tet_operator.okl with the elements in reverse order.

#include <testkit.hpp>

OKL_KERNEL(tetOperator, int, const int *, const float *, const float *, const float *, float, const float *, float *);

int main() {
  testkit::Random random(32);
  const int Np = (p_N + 1) * (p_N + 2) * (p_N + 3) / 6;
  for (int elements : {0, 1, 3, 7}) {
    testkit::Buffer<int> list(elements);
    for (int e = 0; e < elements; ++e) list[e] = elements - 1 - e;
    const auto ggeo = random.buffer<float>(7 * elements, -1, 1);
    const auto S = random.buffer<float>(6 * Np * Np, -1, 1);
    const auto MM = random.buffer<float>(Np * Np, -1, 1);
    const auto q = random.buffer<float>(elements * Np, -1, 1);
    const float lambda = 0.7f;
    testkit::Buffer<float> Aq(elements * Np);
    std::vector<double> expected(elements * Np);
    for (int e = 0; e < elements; ++e)
      for (int n = 0; n < Np; ++n)
        for (int m = 0; m < Np; ++m) {
          double factor = double(ggeo[7 * e + 6]) * lambda * MM[m * Np + n];
          for (int d = 0; d < 6; ++d) factor += double(ggeo[7 * e + d]) * S[(d * Np + m) * Np + n];
          expected[e * Np + n] += factor * q[e * Np + m];
        }
    OKL_CALL(tetOperator, elements, list, ggeo, S, MM, lambda, q, Aq);
    testkit::expect_close("Aq", Aq, expected, 1e-5, {{"elements", elements}});
  }
  return testkit::result();
}

// Runs sem/hex_volume.okl on every other element; the others must keep what they hold.

#include <testkit.hpp>

OKL_KERNEL(hexDivergence, int, const int *, const float *, const float *, const float *, float *, float *);

int main() {
  testkit::Random random(31);
  const int Nq = p_Nq, Np = Nq * Nq * Nq;
  for (int count : {0, 1, 4}) {
    const int all = 2 * count;
    testkit::Buffer<int> list(count);
    for (int e = 0; e < count; ++e) list[e] = 2 * (count - 1 - e) + 1;
    auto vgeo = random.buffer<float>(all * 10 * Np, -1, 1);
    for (int e = 0; e < all; ++e)
      for (int n = 0; n < Np; ++n) vgeo[(e * 10 + 9) * Np + n] = random.value<float>(0.5, 1.5);
    const auto D = random.buffer<float>(Nq * Nq, -1, 1);
    const auto U = random.buffer<float>(all * 3 * Np, -1, 1);
    testkit::Buffer<float> div(all * Np, 9), energy(all, 9);
    std::vector<double> div_expected(all * Np, 9), energy_expected(all, 9);
    for (int e = 1; e < all; e += 2) {
      std::vector<double> F[3];
      energy_expected[e] = 0;
      for (int n = 0; n < Np; ++n) {
        double squares = 0;
        for (int c = 0; c < 3; ++c) squares += double(U[(e * 3 + c) * Np + n]) * U[(e * 3 + c) * Np + n];
        energy_expected[e] += squares * vgeo[(e * 10 + 9) * Np + n];
        for (int d = 0; d < 3; ++d) {
          double sum = 0;
          for (int c = 0; c < 3; ++c)
            sum += double(vgeo[(e * 10 + 3 * d + c) * Np + n]) * U[(e * 3 + c) * Np + n];
          F[d].push_back(sum);
        }
      }
      for (int k = 0; k < Nq; ++k)
        for (int j = 0; j < Nq; ++j)
          for (int i = 0; i < Nq; ++i) {
            const int n = (k * Nq + j) * Nq + i;
            double sum = 0;
            for (int m = 0; m < Nq; ++m) {
              sum += D[i * Nq + m] * F[0][(k * Nq + j) * Nq + m];
              sum += D[j * Nq + m] * F[1][(k * Nq + m) * Nq + i];
              sum += D[k * Nq + m] * F[2][(m * Nq + j) * Nq + i];
            }
            div_expected[e * Np + n] = sum / vgeo[(e * 10 + 9) * Np + n];
          }
    }
    OKL_CALL(hexDivergence, count, list, vgeo, D, U, div, energy);
    testkit::expect_close("div", div, div_expected, 1e-5, {{"count", count}});
    testkit::expect_close("energy", energy, energy_expected, 1e-5, {{"count", count}});
  }
  return testkit::result();
}

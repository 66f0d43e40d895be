// Runs sem/surface_flux.okl with random neighbours.

#include <testkit.hpp>

OKL_KERNEL(surfaceFlux, int, const float *, const float *, const int *, const int *, const int *, float, float,
           const float *, float *);

int main() {
  testkit::Random random(34);
  const int points = p_Nfp * p_Nfaces;
  for (int elements : {0, 1, 2, 7}) {
    const auto sgeo = random.buffer<float>(4 * elements * p_Nfaces, -1, 1);
    const auto LIFT = random.buffer<float>(p_Np * points, -1, 1);
    testkit::Buffer<int> vmapM(elements * points), vmapP(elements * points);
    for (int e = 0; e < elements; ++e)
      for (int n = 0; n < points; ++n) {
        vmapM[e * points + n] = e * p_Np + random.value<int>(0, p_Np - 1);
        vmapP[e * points + n] = random.value<int>(0, elements * p_Np - 1);
      }
    const auto EToB = random.buffer<int>(elements * p_Nfaces, -1, 2);
    const auto q = random.buffer<float>(elements * p_Np, -1, 1);
    auto rhs = random.buffer<float>(elements * p_Np, -1, 1);
    const float bx = 0.8f, by = -0.3f;
    std::vector<double> expected(rhs.data(), rhs.data() + rhs.size());
    for (int e = 0; e < elements; ++e)
      for (int n = 0; n < points; ++n) {
        const int face = e * p_Nfaces + n / p_Nfp, boundary = EToB[face];
        const float *geo = sgeo.data() + 4 * face;
        const double minus = q[vmapM[e * points + n]];
        const double plus = boundary == 1 ? -minus : boundary > 1 ? 0 : q[vmapP[e * points + n]];
        const double speed = double(geo[0]) * bx + double(geo[1]) * by;
        const double flux = speed * (speed > 0 ? minus : plus) * geo[2] * geo[3];
        for (int i = 0; i < p_Np; ++i) expected[e * p_Np + i] -= LIFT[i + n * p_Np] * flux;
      }
    OKL_CALL(surfaceFlux, elements, sgeo, LIFT, vmapM, vmapP, EToB, bx, by, q, rhs);
    testkit::expect_close("rhs", rhs, expected, 1e-5, {{"elements", elements}});
  }
  return testkit::result();
}

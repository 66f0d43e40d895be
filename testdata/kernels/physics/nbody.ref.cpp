// Runs physics/nbody.okl.

#include <testkit.hpp>

struct Body {
  float x, y, z, mass;
};

OKL_KERNEL(accelerations, int, float, const Body *, float *);

int main() {
  testkit::Random random(58);
  for (int N : {0, 1, 31, 32, 33, 100}) {
    testkit::Buffer<Body> bodies(N);
    for (int n = 0; n < N; ++n)
      bodies[n] = {random.value<float>(-1, 1), random.value<float>(-1, 1), random.value<float>(-1, 1),
                   random.value<float>(0.5, 2)};
    testkit::Buffer<float> a(3 * N);
    std::vector<double> expected(3 * N);
    const float softening = 0.125f;
    for (int n = 0; n < N; ++n)
      for (int m = 0; m < N; ++m) {
        const double d[3] = {double(bodies[m].x) - bodies[n].x, double(bodies[m].y) - bodies[n].y,
                             double(bodies[m].z) - bodies[n].z};
        const double square = d[0] * d[0] + d[1] * d[1] + d[2] * d[2] + softening;
        for (int k = 0; k < 3; ++k) expected[3 * n + k] += bodies[m].mass * d[k] / (square * std::sqrt(square));
      }
    OKL_CALL(accelerations, N, softening, bodies, a);
    testkit::expect_close("a", a, expected, 1e-5, {{"N", N}});
  }
  return testkit::result();
}

// Runs the kernel of slm/nbody.cpp.

#include <testkit.hpp>

struct Position {
  float x, y, mass;
};

OKL_KERNEL(forces, int, const Position *, float *, float *);

int main() {
  testkit::Random random(19);
  for (int n : {0, 1, 24, 61}) {
    testkit::Buffer<Position> all(n);
    for (int i = 0; i < n; ++i)
      all[i] = {random.value<float>(-1, 1), random.value<float>(-1, 1), random.value<float>(0, 1)};
    testkit::Buffer<float> fx(n), fy(n);
    std::vector<double> x(n), y(n);
    for (int i = 0; i < n; ++i) {
      for (int k = 0; k < n; ++k) {
        const double dx = double(all[k].x) - all[i].x, dy = double(all[k].y) - all[i].y;
        const double factor = all[k].mass / (dx * dx + dy * dy + 0.1);
        x[i] += factor * dx;
        y[i] += factor * dy;
      }
    }
    OKL_CALL(forces, n, all, fx, fy);
    testkit::expect_close("fx", fx, x, 1e-4, {{"n", n}});
    testkit::expect_close("fy", fy, y, 1e-4, {{"n", n}});
  }
  return testkit::result();
}

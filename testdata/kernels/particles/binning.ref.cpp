// Runs the kernels of particles/binning.okl one after the other.

#include <testkit.hpp>

struct Particle {
  float x[2];
  float charge;
  int cell;
};

struct Grid {
  int nx, ny;
  float inverseWidth;
};

OKL_KERNEL(countCells, int, Grid, Particle *, int *);
OKL_KERNEL(startCells, int, const int *, int *);
OKL_KERNEL(placeParticles, int, const Particle *, const int *, Particle *);
OKL_KERNEL(depositCharge, int, Grid, const Particle *, float *);

int main() {
  testkit::Random random(36);
  const Grid grid{13, 7, 2.0f};
  const int cells = grid.nx * grid.ny;
  for (int N : {0, 1, 32, 33, 250}) {
    testkit::Buffer<Particle> particles(N), sorted(N);
    std::vector<int> counts_expected(cells), starts_expected(cells), order, cell(N);
    std::vector<double> density_expected((grid.nx + 1) * (grid.ny + 1));
    for (int n = 0; n < N; ++n) {
      particles[n] = {{random.value<float>(0, 6.5), random.value<float>(0, 3.5)}, random.value<float>(-1, 1), -1};
      const double x = double(particles[n].x[0]) * 2, y = double(particles[n].x[1]) * 2, q = particles[n].charge;
      const int i = int(x), j = int(y), node = j * (grid.nx + 1) + i;
      cell[n] = j * grid.nx + i;
      ++counts_expected[cell[n]];
      density_expected[node] += q * (1 - (x - i)) * (1 - (y - j));
      density_expected[node + 1] += q * (x - i) * (1 - (y - j));
      density_expected[node + grid.nx + 1] += q * (1 - (x - i)) * (y - j);
      density_expected[node + grid.nx + 2] += q * (x - i) * (y - j);
    }
    for (int c = 0; c < cells; ++c) {
      starts_expected[c] = int(order.size());
      for (int n = 0; n < N; ++n)
        if (cell[n] == c) order.push_back(n);
    }
    testkit::Buffer<int> counts(cells, 0), starts(cells), places(N);
    testkit::Buffer<float> density(density_expected.size(), 0);
    OKL_CALL(countCells, N, grid, particles, counts);
    OKL_CALL(startCells, cells, counts, starts);
    OKL_CALL(placeParticles, N, particles, starts, sorted);
    OKL_CALL(depositCharge, N, grid, particles, density);
    testkit::expect_equal("counts", counts, counts_expected, {{"N", N}});
    testkit::expect_equal("starts", starts, starts_expected, {{"N", N}});
    testkit::expect_close("density", density, density_expected, 1e-5, {{"N", N}});
    for (int n = 0; n < N; ++n) {
      const Particle &from = particles[order[n]], &to = sorted[n];
      if (from.x[0] != to.x[0] || from.charge != to.charge || to.cell != cell[order[n]])
        testkit::fail("sorted", "a particle is not in its place", {{"N", N}, {"n", n}});
    }
  }
  return testkit::result();
}

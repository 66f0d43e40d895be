#include <cmath>
using std::floor;
#line 1 "kernels/particles/binning.okl"
// Sorts particles into the cells of a grid: count, prefix sums, places, and density on nodes.

#define p_dim 2

struct Particle {
  float x[p_dim];
  float charge;
  int cell;
};

struct Grid {
  int nx, ny;
  float inverseWidth;
};

int clampIndex(const int i, const int n) { return i < 0 ? 0 : (i >= n ? n - 1 : i); }

extern "C" void countCells(const int &N, const Grid &grid, Particle *particles, int *__restrict__ counts) {
  for (long long n_tile = 0; n_tile < N; n_tile += 32) for (int n = (int)n_tile, n_end = (int)(n_tile + 32 < N ? n_tile + 32 : N); n < n_end; ++n) {
    Particle p = particles[n];
    const int i = clampIndex((int)floor(p.x[0] * grid.inverseWidth), grid.nx);
    const int j = clampIndex((int)floor(p.x[1] * grid.inverseWidth), grid.ny);
    p.cell = j * grid.nx + i;
    particles[n] = p;
    counts[p.cell] += 1;
  }
}

// One group scans all cells, a block at a time.
extern "C" void startCells(const int &Ncells, const int *__restrict__ counts, int *__restrict__ starts) {
  for (int g = 0; g < 1; ++g) {
    alignas(64) int s_scan[64];
    int s_carry;
    for (int t = 0; t < 1; ++t) {
      s_carry = 0;
    }
    for (int base = 0; base < Ncells; base += 64) {
      for (int t = 0; t < 64; ++t) s_scan[t] = base + t < Ncells ? counts[base + t] : 0;
      for (int t = 0; t < 64; ++t) {
        int sum = s_carry;
        for (int k = 0; k < t; ++k) sum += s_scan[k];
        if (base + t < Ncells) starts[base + t] = sum;
      }
      for (int t = 63; t < 64; ++t) {
        {
          for (int k = 0; k < 64; ++k) s_carry += s_scan[k];
        }
      }
    }
  }
}

// Stable: a particle's place is the number of particles of its cell before it.
extern "C" void placeParticles(const int &N, const Particle *__restrict__ particles, const int *__restrict__ starts,
                            Particle *__restrict__ sorted) {
  for (long long n_tile = 0; n_tile < N; n_tile += 32) for (int n = (int)n_tile, n_end = (int)(n_tile + 32 < N ? n_tile + 32 : N); n < n_end; ++n) {
    const int cell = particles[n].cell;
    int before = 0;
    for (int m = 0; m < n; ++m) before += particles[m].cell == cell;
    sorted[starts[cell] + before] = particles[n];
  }
}

// Spreads each charge over the four nodes around it.
extern "C" void depositCharge(const int &N, const Grid &grid, const Particle *__restrict__ particles, float *__restrict__ density) {
  for (long long n_tile = 0; n_tile < N; n_tile += 32) for (int n = (int)n_tile, n_end = (int)(n_tile + 32 < N ? n_tile + 32 : N); n < n_end; ++n) {
    const Particle p = particles[n];
    const int i = p.cell % grid.nx, j = p.cell / grid.nx;
    const float r = p.x[0] * grid.inverseWidth - i, s = p.x[1] * grid.inverseWidth - j;
    const int node = j * (grid.nx + 1) + i;
    density[node] += p.charge * (1.0f - r) * (1.0f - s);
    density[node + 1] += p.charge * r * (1.0f - s);
    density[node + grid.nx + 1] += p.charge * (1.0f - r) * s;
    density[node + grid.nx + 2] += p.charge * r * s;
  }
}

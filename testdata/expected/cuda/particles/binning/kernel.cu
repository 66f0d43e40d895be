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

__device__ int clampIndex(const int i, const int n) { return i < 0 ? 0 : (i >= n ? n - 1 : i); }

extern "C" __global__ __launch_bounds__(32) void _occa_countCells_0(const int N, const Grid grid, Particle *particles, int *__restrict__ counts) {
  { int n_tile = 32 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    Particle p = particles[n];
    const int i = clampIndex((int)floor(p.x[0] * grid.inverseWidth), grid.nx);
    const int j = clampIndex((int)floor(p.x[1] * grid.inverseWidth), grid.ny);
    p.cell = j * grid.nx + i;
    particles[n] = p;
    atomicAdd(&counts[p.cell], 1);
  } }
}

// One group scans all cells, a block at a time.
extern "C" __global__ __launch_bounds__(64) void _occa_startCells_0(const int Ncells, const int *__restrict__ counts, int *__restrict__ starts) {
  { int g = (int)blockIdx.x;
    __shared__ int s_scan[64];
    __shared__ int s_carry;
    { int t = (int)threadIdx.x;
      if (t == 0) s_carry = 0;
    }
    for (int base = 0; base < Ncells; base += 64) {
      { int t = (int)threadIdx.x; s_scan[t] = base + t < Ncells ? counts[base + t] : 0; }
      __syncthreads();
#line 39 "kernels/particles/binning.okl"
      { int t = (int)threadIdx.x;
        int sum = s_carry;
        for (int k = 0; k < t; ++k) sum += s_scan[k];
        if (base + t < Ncells) starts[base + t] = sum;
      }
      __syncthreads();
#line 44 "kernels/particles/binning.okl"
      { int t = (int)threadIdx.x;
        if (t == 63) {
          for (int k = 0; k < 64; ++k) s_carry += s_scan[k];
        }
      }
      __syncthreads();
#line 49 "kernels/particles/binning.okl"
}
  }
}

// Stable: a particle's place is the number of particles of its cell before it.
extern "C" __global__ __launch_bounds__(32) void _occa_placeParticles_0(const int N, const Particle *__restrict__ particles, const int *__restrict__ starts,
                            Particle *__restrict__ sorted) {
  { int n_tile = 32 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    const int cell = particles[n].cell;
    int before = 0;
    for (int m = 0; m < n; ++m) before += particles[m].cell == cell;
    sorted[starts[cell] + before] = particles[n];
  } }
}

// Spreads each charge over the four nodes around it.
extern "C" __global__ __launch_bounds__(32) void _occa_depositCharge_0(const int N, const Grid grid, const Particle *__restrict__ particles, float *__restrict__ density) {
  { int n_tile = 32 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    const Particle p = particles[n];
    const int i = p.cell % grid.nx, j = p.cell / grid.nx;
    const float r = p.x[0] * grid.inverseWidth - i, s = p.x[1] * grid.inverseWidth - j;
    const int node = j * (grid.nx + 1) + i;
    atomicAdd(&density[node], p.charge * (1.0f - r) * (1.0f - s));
    atomicAdd(&density[node + 1], p.charge * r * (1.0f - s));
    atomicAdd(&density[node + grid.nx + 1], p.charge * (1.0f - r) * s);
    atomicAdd(&density[node + grid.nx + 2], p.charge * r * s);
  } }
}

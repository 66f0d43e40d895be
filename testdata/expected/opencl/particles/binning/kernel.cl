static inline float okl_atomic_add_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = seen.value + operand;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/particles/binning.okl"
// Sorts particles into the cells of a grid: count, prefix sums, places, and density on nodes.

#define p_dim 2

typedef struct Particle {
  float x[p_dim];
  float charge;
  int cell;
} Particle;

typedef struct Grid {
  int nx, ny;
  float inverseWidth;
} Grid;

static int clampIndex(const int i, const int n) { return i < 0 ? 0 : (i >= n ? n - 1 : i); }

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_countCells_0(const int N, const Grid grid, __global Particle *particles, __global int *restrict counts) {
  { int n_tile = 32 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    Particle p = particles[n];
    const int i = clampIndex((int)floor(p.x[0] * grid.inverseWidth), grid.nx);
    const int j = clampIndex((int)floor(p.x[1] * grid.inverseWidth), grid.ny);
    p.cell = j * grid.nx + i;
    particles[n] = p;
    atomic_add((volatile __global int *)&counts[p.cell], 1);
  } }
}

// One group scans all cells, a block at a time.
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void _occa_startCells_0(const int Ncells, __global const int *restrict counts, __global int *restrict starts) {
  __local int s_scan[64];
  __local int s_carry;
#line 31 "kernels/particles/binning.okl"
  { int g = (int)get_group_id(0);
    
    
    { int t = (int)get_local_id(0);
      if (t == 0) s_carry = 0;
    }
    for (int base = 0; base < Ncells; base += 64) {
      { int t = (int)get_local_id(0); s_scan[t] = base + t < Ncells ? counts[base + t] : 0; }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 39 "kernels/particles/binning.okl"
      { int t = (int)get_local_id(0);
        int sum = s_carry;
        for (int k = 0; k < t; ++k) sum += s_scan[k];
        if (base + t < Ncells) starts[base + t] = sum;
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 44 "kernels/particles/binning.okl"
      { int t = (int)get_local_id(0);
        if (t == 63) {
          for (int k = 0; k < 64; ++k) s_carry += s_scan[k];
        }
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 49 "kernels/particles/binning.okl"
}
  }
}

// Stable: a particle's place is the number of particles of its cell before it.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_placeParticles_0(const int N, __global const Particle *restrict particles, __global const int *restrict starts,
                            __global Particle *restrict sorted) {
  { int n_tile = 32 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    const int cell = particles[n].cell;
    int before = 0;
    for (int m = 0; m < n; ++m) before += particles[m].cell == cell;
    sorted[starts[cell] + before] = particles[n];
  } }
}

// Spreads each charge over the four nodes around it.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_depositCharge_0(const int N, const Grid grid, __global const Particle *restrict particles, __global float *restrict density) {
  { int n_tile = 32 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    const Particle p = particles[n];
    const int i = p.cell % grid.nx, j = p.cell / grid.nx;
    const float r = p.x[0] * grid.inverseWidth - i, s = p.x[1] * grid.inverseWidth - j;
    const int node = j * (grid.nx + 1) + i;
    okl_atomic_add_float_global(&density[node], p.charge * (1.0f - r) * (1.0f - s));
    okl_atomic_add_float_global(&density[node + 1], p.charge * r * (1.0f - s));
    okl_atomic_add_float_global(&density[node + grid.nx + 1], p.charge * (1.0f - r) * s);
    okl_atomic_add_float_global(&density[node + grid.nx + 2], p.charge * r * s);
  } }
}

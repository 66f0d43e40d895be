#include <metal_stdlib>
using namespace metal;
static inline float okl_atomic_add_floatdevice(volatile device float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = atomic_load_explicit((volatile device atomic_uint *)place, memory_order_relaxed);
    next.value = (float)(seen.value + operand);
  } while (!atomic_compare_exchange_weak_explicit((volatile device atomic_uint *)place, &seen.word, next.word, memory_order_relaxed, memory_order_relaxed));
  return seen.value;
}
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

[[max_total_threads_per_threadgroup(32)]] kernel void _occa_countCells_0(constant const int &N [[buffer(0)]], constant const Grid &_occa_arg_1 [[buffer(1)]], device Particle *particles [[buffer(2)]], device int *__restrict counts [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  const Grid grid = _occa_arg_1;
#line 19 "kernels/particles/binning.okl"
  { int _occa_tiled_n = 32 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) {
    Particle p = particles[n];
    const int i = clampIndex((int)floor(p.x[0] * grid.inverseWidth), grid.nx);
    const int j = clampIndex((int)floor(p.x[1] * grid.inverseWidth), grid.ny);
    p.cell = j * grid.nx + i;
    particles[n] = p;
    atomic_fetch_add_explicit((volatile device atomic_int *)&(counts[p.cell]), 1, memory_order_relaxed);
  } }
}

// One group scans all cells, a block at a time.
[[max_total_threads_per_threadgroup(64)]] kernel void _occa_startCells_0(constant const int &Ncells [[buffer(0)]], device const int *__restrict counts [[buffer(1)]], device int *__restrict starts [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s_scan[64];
  threadgroup int s_carry;
#line 31 "kernels/particles/binning.okl"
  { int g = (int)_occa_group_position.x;
    
    
    { int t = (int)_occa_thread_position.x;
      if (t == 0) s_carry = 0;
    }
    for (int base = 0; base < Ncells; base += 64) {
      { int t = (int)_occa_thread_position.x; s_scan[t] = base + t < Ncells ? counts[base + t] : 0; }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 39 "kernels/particles/binning.okl"
      { int t = (int)_occa_thread_position.x;
        int sum = s_carry;
        for (int k = 0; k < t; ++k) sum += s_scan[k];
        if (base + t < Ncells) starts[base + t] = sum;
      }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 44 "kernels/particles/binning.okl"
      { int t = (int)_occa_thread_position.x;
        if (t == 63) {
          for (int k = 0; k < 64; ++k) s_carry += s_scan[k];
        }
      }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 49 "kernels/particles/binning.okl"
}
  }
}

// Stable: a particle's place is the number of particles of its cell before it.
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_placeParticles_0(constant const int &N [[buffer(0)]], device const Particle *__restrict particles [[buffer(1)]], device const int *__restrict starts [[buffer(2)]],
                            device Particle *__restrict sorted [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_n = 32 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) {
    const int cell = particles[n].cell;
    int before = 0;
    for (int m = 0; m < n; ++m) before += particles[m].cell == cell;
    sorted[starts[cell] + before] = particles[n];
  } }
}

// Spreads each charge over the four nodes around it.
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_depositCharge_0(constant const int &N [[buffer(0)]], constant const Grid &_occa_arg_1 [[buffer(1)]], device const Particle *__restrict particles [[buffer(2)]], device float *__restrict density [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  const Grid grid = _occa_arg_1;
#line 66 "kernels/particles/binning.okl"
  { int _occa_tiled_n = 32 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) {
    const Particle p = particles[n];
    const int i = p.cell % grid.nx, j = p.cell / grid.nx;
    const float r = p.x[0] * grid.inverseWidth - i, s = p.x[1] * grid.inverseWidth - j;
    const int node = j * (grid.nx + 1) + i;
    okl_atomic_add_floatdevice(&(density[node]), (float)(p.charge * (1.0f - r) * (1.0f - s)));
    okl_atomic_add_floatdevice(&(density[node + 1]), (float)(p.charge * r * (1.0f - s)));
    okl_atomic_add_floatdevice(&(density[node + grid.nx + 1]), (float)(p.charge * (1.0f - r) * s));
    okl_atomic_add_floatdevice(&(density[node + grid.nx + 2]), (float)(p.charge * r * s));
  } }
}

#include <sycl/sycl.hpp>
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

extern "C" void _occa_countCells_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const Grid &grid, Particle *particles, int *__restrict__ counts) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 19 "kernels/particles/binning.okl"
  { int _occa_tiled_n = 32 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) {
    Particle p = particles[n];
    const int i = clampIndex((int)floor(p.x[0] * grid.inverseWidth), grid.nx);
    const int j = clampIndex((int)floor(p.x[1] * grid.inverseWidth), grid.ny);
    p.cell = j * grid.nx + i;
    particles[n] = p;
    sycl::atomic_ref<int, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(counts[p.cell]).fetch_add(1);
  } }
    });
  });
}

#line 29 "kernels/particles/binning.okl"
// One group scans all cells, a block at a time.
extern "C" void _occa_startCells_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &Ncells, const int *__restrict__ counts, int *__restrict__ starts) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 64)]] {
#line 31 "kernels/particles/binning.okl"
  { int g = (int)item_.get_group(2);
    auto &s_scan = *sycl::ext::oneapi::group_local_memory_for_overwrite<int[64]>(item_.get_group());
    auto &s_carry = *sycl::ext::oneapi::group_local_memory_for_overwrite<int>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      if (t == 0) s_carry = 0;
    }
    for (int base = 0; base < Ncells; base += 64) {
      { int t = (int)item_.get_local_id(2); s_scan[t] = base + t < Ncells ? counts[base + t] : 0; }
      sycl::group_barrier(item_.get_group());
#line 39 "kernels/particles/binning.okl"
      { int t = (int)item_.get_local_id(2);
        int sum = s_carry;
        for (int k = 0; k < t; ++k) sum += s_scan[k];
        if (base + t < Ncells) starts[base + t] = sum;
      }
      sycl::group_barrier(item_.get_group());
#line 44 "kernels/particles/binning.okl"
      { int t = (int)item_.get_local_id(2);
        if (t == 63) {
          for (int k = 0; k < 64; ++k) s_carry += s_scan[k];
        }
      }
      sycl::group_barrier(item_.get_group());
#line 49 "kernels/particles/binning.okl"
}
  }
    });
  });
}

#line 53 "kernels/particles/binning.okl"
// Stable: a particle's place is the number of particles of its cell before it.
extern "C" void _occa_placeParticles_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const Particle *__restrict__ particles, const int *__restrict__ starts,
                            Particle *__restrict__ sorted) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 56 "kernels/particles/binning.okl"
  { int _occa_tiled_n = 32 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) {
    const int cell = particles[n].cell;
    int before = 0;
    for (int m = 0; m < n; ++m) before += particles[m].cell == cell;
    sorted[starts[cell] + before] = particles[n];
  } }
    });
  });
}

#line 64 "kernels/particles/binning.okl"
// Spreads each charge over the four nodes around it.
extern "C" void _occa_depositCharge_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const Grid &grid, const Particle *__restrict__ particles, float *__restrict__ density) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 32)]] {
#line 66 "kernels/particles/binning.okl"
  { int _occa_tiled_n = 32 * (int)item_.get_group(2); int n = _occa_tiled_n + (int)item_.get_local_id(2); if (n < N) {
    const Particle p = particles[n];
    const int i = p.cell % grid.nx, j = p.cell / grid.nx;
    const float r = p.x[0] * grid.inverseWidth - i, s = p.x[1] * grid.inverseWidth - j;
    const int node = j * (grid.nx + 1) + i;
    sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(density[node]).fetch_add((float)(p.charge * (1.0f - r) * (1.0f - s)));
    sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(density[node + 1]).fetch_add((float)(p.charge * r * (1.0f - s)));
    sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(density[node + grid.nx + 1]).fetch_add((float)(p.charge * (1.0f - r) * s));
    sycl::atomic_ref<float, sycl::memory_order::relaxed, sycl::memory_scope::device, sycl::access::address_space::generic_space>(density[node + grid.nx + 2]).fetch_add((float)(p.charge * r * s));
  } }
    });
  });
}

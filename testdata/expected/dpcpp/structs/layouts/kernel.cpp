#include <sycl/sycl.hpp>
#line 1 "kernels/structs/layouts.okl"
// Between an array of structs and a struct of arrays, with nested structs, enumerations and arrays in
// structs.

enum Kind { solid = 1, liquid, gas = 10 };

typedef struct Vec3 {
  float x, y, z;
} Vec3;

struct Cell {
  Vec3 velocity;
  float pressure[2];
  Kind kind;
  unsigned char flags;
};

#define p_fields 5
#define p_block 16

extern "C" void _occa_split_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const Cell *cells, float *__restrict__ fields, int *__restrict__ kinds,
                   unsigned char *__restrict__ flags) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 22 "kernels/structs/layouts.okl"
  { int n_tile = 16 * (int)item_.get_group(2); int n = n_tile + (int)item_.get_local_id(2); if (n < N) {
    fields[0 * N + n] = cells[n].velocity.x;
    fields[1 * N + n] = cells[n].velocity.y;
    fields[2 * N + n] = cells[n].velocity.z;
    for (int k = 0; k < 2; ++k) fields[(3 + k) * N + n] = cells[n].pressure[k];
    kinds[n] = cells[n].kind;
    flags[n] = cells[n].flags;
  } }
    });
  });
}

#line 32 "kernels/structs/layouts.okl"
extern "C" void _occa_join_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const Vec3 &shift, const float *__restrict__ fields, const int *__restrict__ kinds,
                  const unsigned char *__restrict__ flags, Cell *cells) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 34 "kernels/structs/layouts.okl"
  { int n0 = 16 * (int)item_.get_group(2);
    auto &s_cells = *sycl::ext::oneapi::group_local_memory_for_overwrite<Cell[16]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      Cell *const cell = &s_cells[t];
      const int n = n0 + t;
      if (n < N) {
        cell->velocity.x = fields[0 * N + n] + shift.x;
        cell->velocity.y = fields[1 * N + n] + shift.y;
        cell->velocity.z = fields[2 * N + n] + shift.z;
        cell->pressure[0] = fields[3 * N + n];
        cell->pressure[1] = fields[4 * N + n];
        cell->kind = (Kind)kinds[n];
        cell->flags = flags[n] ^ 1u;
        if (cell->kind == gas) cell->pressure[1] = 0.0f;
      }
    }
    sycl::group_barrier(item_.get_group());
#line 50 "kernels/structs/layouts.okl"
    { int t = (int)item_.get_local_id(2);
      if (n0 + t < N) cells[n0 + t] = s_cells[t];
    }
  }
    });
  });
}

#line 56 "kernels/structs/layouts.okl"
// Interleaves through shared memory: reads and writes run along both arrays.
extern "C" void _occa_interleave_0(sycl::queue *queue_, sycl::nd_range<3> *range_, const int &N, const float *__restrict__ apart, float *__restrict__ together) {
  queue_->submit([&](sycl::handler &handler_) {
    handler_.parallel_for(*range_, [=](sycl::nd_item<3> item_) [[sycl::reqd_work_group_size(1, 1, 16)]] {
#line 58 "kernels/structs/layouts.okl"
  { int n0 = 16 * (int)item_.get_group(2);
    auto &s = *sycl::ext::oneapi::group_local_memory_for_overwrite<float[80]>(item_.get_group());
    { int t = (int)item_.get_local_id(2);
      for (int f = 0; f < p_fields; ++f) {
        if (n0 + t < N) s[t * p_fields + f] = apart[f * N + n0 + t];
      }
    }
    sycl::group_barrier(item_.get_group());
#line 65 "kernels/structs/layouts.okl"
    { int t = (int)item_.get_local_id(2);
      for (int k = t; k < p_fields * p_block; k += p_block) {
        if (n0 * p_fields + k < N * p_fields) together[n0 * p_fields + k] = s[k];
      }
    }
  }
    });
  });
}

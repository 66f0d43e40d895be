#include <metal_stdlib>
using namespace metal;
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

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_split_0(constant const int &N [[buffer(0)]], device const Cell *cells [[buffer(1)]], device float *__restrict fields [[buffer(2)]], device int *__restrict kinds [[buffer(3)]],
                   device unsigned char *__restrict flags [[buffer(4)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  { int n_tile = 16 * (int)group_position.x; int n = n_tile + (int)thread_position.x; if (n < N) {
    fields[0 * N + n] = cells[n].velocity.x;
    fields[1 * N + n] = cells[n].velocity.y;
    fields[2 * N + n] = cells[n].velocity.z;
    for (int k = 0; k < 2; ++k) fields[(3 + k) * N + n] = cells[n].pressure[k];
    kinds[n] = cells[n].kind;
    flags[n] = cells[n].flags;
  } }
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_join_0(constant const int &N [[buffer(0)]], constant const Vec3 &_occa_arg_1 [[buffer(1)]], device const float *__restrict fields [[buffer(2)]], device const int *__restrict kinds [[buffer(3)]],
                  device const unsigned char *__restrict flags [[buffer(4)]], device Cell *cells [[buffer(5)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  const Vec3 shift = _occa_arg_1;
  threadgroup Cell s_cells[16];
#line 34 "kernels/structs/layouts.okl"
  { int n0 = 16 * (int)group_position.x;
    
    { int t = (int)thread_position.x;
      threadgroup Cell *const cell = &s_cells[t];
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
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 50 "kernels/structs/layouts.okl"
    { int t = (int)thread_position.x;
      if (n0 + t < N) cells[n0 + t] = s_cells[t];
    }
  }
}

// Interleaves through shared memory: reads and writes run along both arrays.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_interleave_0(constant const int &N [[buffer(0)]], device const float *__restrict apart [[buffer(1)]], device float *__restrict together [[buffer(2)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s[80];
#line 58 "kernels/structs/layouts.okl"
  { int n0 = 16 * (int)group_position.x;
    
    { int t = (int)thread_position.x;
      for (int f = 0; f < p_fields; ++f) {
        if (n0 + t < N) s[t * p_fields + f] = apart[f * N + n0 + t];
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 65 "kernels/structs/layouts.okl"
    { int t = (int)thread_position.x;
      for (int k = t; k < p_fields * p_block; k += p_block) {
        if (n0 * p_fields + k < N * p_fields) together[n0 * p_fields + k] = s[k];
      }
    }
  }
}

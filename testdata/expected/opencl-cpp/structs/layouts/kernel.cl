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

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_split_0(const int N, __global const Cell *cells, __global float *__restrict fields, __global int *__restrict kinds,
                   __global unsigned char *__restrict flags) {
  { int n_tile = 16 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    fields[0 * N + n] = cells[n].velocity.x;
    fields[1 * N + n] = cells[n].velocity.y;
    fields[2 * N + n] = cells[n].velocity.z;
    for (int k = 0; k < 2; ++k) fields[(3 + k) * N + n] = cells[n].pressure[k];
    kinds[n] = cells[n].kind;
    flags[n] = cells[n].flags;
  } }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_join_0(const int N, const Vec3 shift, __global const float *__restrict fields, __global const int *__restrict kinds,
                  __global const unsigned char *__restrict flags, __global Cell *cells) {
  __local Cell s_cells[16];
#line 34 "kernels/structs/layouts.okl"
  { int n0 = 16 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
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
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 50 "kernels/structs/layouts.okl"
    { int t = (int)get_local_id(0);
      if (n0 + t < N) cells[n0 + t] = s_cells[t];
    }
  }
}

// Interleaves through shared memory: reads and writes run along both arrays.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_interleave_0(const int N, __global const float *__restrict apart, __global float *__restrict together) {
  __local float s[80];
#line 58 "kernels/structs/layouts.okl"
  { int n0 = 16 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      for (int f = 0; f < p_fields; ++f) {
        if (n0 + t < N) s[t * p_fields + f] = apart[f * N + n0 + t];
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 65 "kernels/structs/layouts.okl"
    { int t = (int)get_local_id(0);
      for (int k = t; k < p_fields * p_block; k += p_block) {
        if (n0 * p_fields + k < N * p_fields) together[n0 * p_fields + k] = s[k];
      }
    }
  }
}

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

extern "C" __global__ __launch_bounds__(16) void _occa_split_0(const int N, const Cell *cells, float *__restrict__ fields, int *__restrict__ kinds,
                   unsigned char *__restrict__ flags) {
  { int n_tile = 16 * (int)blockIdx.x; int n = n_tile + (int)threadIdx.x; if (n < N) {
    fields[0 * N + n] = cells[n].velocity.x;
    fields[1 * N + n] = cells[n].velocity.y;
    fields[2 * N + n] = cells[n].velocity.z;
    for (int k = 0; k < 2; ++k) fields[(3 + k) * N + n] = cells[n].pressure[k];
    kinds[n] = cells[n].kind;
    flags[n] = cells[n].flags;
  } }
}

extern "C" __global__ __launch_bounds__(16) void _occa_join_0(const int N, const Vec3 shift, const float *__restrict__ fields, const int *__restrict__ kinds,
                  const unsigned char *__restrict__ flags, Cell *cells) {
  { int n0 = 16 * (int)blockIdx.x;
    __shared__ Cell s_cells[p_block];
    { int t = (int)threadIdx.x;
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
    __syncthreads();
#line 50 "kernels/structs/layouts.okl"
    { int t = (int)threadIdx.x;
      if (n0 + t < N) cells[n0 + t] = s_cells[t];
    }
  }
}

// Interleaves through shared memory: reads and writes run along both arrays.
extern "C" __global__ __launch_bounds__(16) void _occa_interleave_0(const int N, const float *__restrict__ apart, float *__restrict__ together) {
  { int n0 = 16 * (int)blockIdx.x;
    __shared__ float s[p_fields * p_block];
    { int t = (int)threadIdx.x;
      for (int f = 0; f < p_fields; ++f) {
        if (n0 + t < N) s[t * p_fields + f] = apart[f * N + n0 + t];
      }
    }
    __syncthreads();
#line 65 "kernels/structs/layouts.okl"
    { int t = (int)threadIdx.x;
      for (int k = t; k < p_fields * p_block; k += p_block) {
        if (n0 * p_fields + k < N * p_fields) together[n0 * p_fields + k] = s[k];
      }
    }
  }
}

static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
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

extern "C" void split(const int &N, const Cell *cells, float *__restrict__ fields, int *__restrict__ kinds,
                   unsigned char *__restrict__ flags) {
  for (long long n_tile = 0; n_tile < N; n_tile += 16) for (int n = (int)n_tile, n_end = (int)(n_tile + 16 < N ? n_tile + 16 : N); n < n_end; ++n) {
    fields[0 * N + n] = cells[n].velocity.x;
    fields[1 * N + n] = cells[n].velocity.y;
    fields[2 * N + n] = cells[n].velocity.z;
    for (int k = 0; k < 2; ++k) fields[(3 + k) * N + n] = cells[n].pressure[k];
    kinds[n] = cells[n].kind;
    flags[n] = cells[n].flags;
  }
}

extern "C" void join(const int &N, const Vec3 &shift, const float *__restrict__ fields, const int *__restrict__ kinds,
                  const unsigned char *__restrict__ flags, Cell *cells) {
  for (int n0 = 0; n0 < N; n0 += p_block) {
    alignas(64) Cell s_cells[p_block];
    for (int t = 0, t_end = (int)_occa_within((long long)N - n0, -2147483648ll, 16); t < t_end; ++t) {
      Cell *const cell = &s_cells[t];
      const int n = n0 + t;
      {
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
    for (int t = 0, t_end = (int)_occa_within((long long)N - n0, -2147483648ll, 16); t < t_end; ++t) {
      cells[n0 + t] = s_cells[t];
    }
  }
}

// Interleaves through shared memory: reads and writes run along both arrays.
extern "C" void interleave(const int &N, const float *__restrict__ apart, float *__restrict__ together) {
  for (int n0 = 0; n0 < N; n0 += p_block) {
    alignas(64) float s[p_fields * p_block];
    for (int t = 0; t < p_block; ++t) {
      for (int f = 0; f < p_fields; ++f) {
        if (n0 + t < N) s[t * p_fields + f] = apart[f * N + n0 + t];
      }
    }
    for (int t = 0; t < p_block; ++t) {
      for (int k = t, k_end = (int)_occa_within((long long)N * 5 - (long long)n0 * 5, -2147483648ll, 5 * 16); k < k_end; k += p_block) {
        together[n0 * p_fields + k] = s[k];
      }
    }
  }
}

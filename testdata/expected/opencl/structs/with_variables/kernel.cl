#line 1 "kernels/structs/with_variables.okl"
// Types that are defined along with variables of host code: device code needs the types only.

typedef enum Kind { solid = 1, liquid = 2 } Kind;
typedef enum Phase { rising = 3, falling = 5 } Phase;

typedef struct Cell Cell; struct Cell {
  float pressure;
  Kind kind;
};

static inline float weight(const Kind kind, const Phase phase_of_it) { return kind == solid ? phase_of_it : 2 * phase_of_it; }

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_weigh_0(const int N, __global const float *pressures, __global float *weights) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    Cell cell;
    cell.pressure = pressures[i];
    cell.kind = i % 2 ? solid : liquid;
    weights[i] = cell.pressure * weight(cell.kind, i % 3 ? rising : falling);
  } }
}

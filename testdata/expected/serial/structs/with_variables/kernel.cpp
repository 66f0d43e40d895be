#line 1 "kernels/structs/with_variables.okl"
// Types that are defined along with variables of host code: device code needs the types only.

enum Kind { solid = 1, liquid = 2 } kind_of_host;
static enum Phase { rising = 3, falling = 5 } phase = falling, others[2];

struct Cell {
  float pressure;
  Kind kind;
} cells_of_host[3], *first_cell;

inline float weight(const Kind kind, const Phase phase_of_it) { return kind == solid ? phase_of_it : 2 * phase_of_it; }

extern "C" void weigh(const int &N, const float *pressures, float *weights) {
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    Cell cell;
    cell.pressure = pressures[i];
    cell.kind = i % 2 ? solid : liquid;
    weights[i] = cell.pressure * weight(cell.kind, i % 3 ? rising : falling);
  }
}

static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
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
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 16) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 16); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
    Cell cell;
    cell.pressure = pressures[i];
    cell.kind = i % 2 ? solid : liquid;
    weights[i] = cell.pressure * weight(cell.kind, i % 3 ? rising : falling);
  } } }
}

#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/structs/with_variables.okl"
// Types that are defined along with variables of host code: device code needs the types only.

enum Kind { solid = 1, liquid = 2 };
enum Phase { rising = 3, falling = 5 };

struct Cell {
  float pressure;
  Kind kind;
};

inline float weight(const Kind kind, const Phase phase_of_it) { return kind == solid ? phase_of_it : 2 * phase_of_it; }

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_weigh_0(constant const int &N [[buffer(0)]], device const float *pressures [[buffer(1)]], device float *weights [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 16 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) {
    Cell cell;
    cell.pressure = pressures[i];
    cell.kind = i % 2 ? solid : liquid;
    weights[i] = cell.pressure * weight(cell.kind, i % 3 ? rising : falling);
  } }
}

#line 1 "kernels/structs/with_variables.okl"
// Types that are defined along with variables of host code: device code needs the types only.

enum Kind { solid = 1, liquid = 2 };
enum Phase { rising = 3, falling = 5 };

struct Cell {
  float pressure;
  Kind kind;
};

__device__ inline float weight(const Kind kind, const Phase phase_of_it) { return kind == solid ? phase_of_it : 2 * phase_of_it; }

extern "C" __global__ __launch_bounds__(16) void _occa_weigh_0(const int N, const float *pressures, float *weights) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    Cell cell;
    cell.pressure = pressures[i];
    cell.kind = i % 2 ? solid : liquid;
    weights[i] = cell.pressure * weight(cell.kind, i % 3 ? rising : falling);
  } }
}

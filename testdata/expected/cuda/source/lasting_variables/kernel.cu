#line 1 "kernels/source/lasting_variables.okl"
// Variables of the file that never change, beside some that no device reads.

__constant__ int offset = 4, unread = 5;
__constant__ float table[3] = {1, 2, 3};
constexpr const float base = 2.0f;
constexpr __constant__ const float scaled = base * 3, list[2] = {scaled, scaled * base};

namespace config {
#line 11 "kernels/source/lasting_variables.okl"
__constant__ int first = 1, second = 2;
const int size = 5;
}

extern "C" __global__ __launch_bounds__(16) void _occa_lasting_0(const int N, float *y) {
  { int i_tile = 16 * (int)blockIdx.x; int i = i_tile + (int)threadIdx.x; if (i < N) {
    y[i] = offset + table[i % 3] * config::second + config::size + scaled + list[i % 2];
  } }
}

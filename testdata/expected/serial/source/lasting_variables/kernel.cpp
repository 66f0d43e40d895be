static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/source/lasting_variables.okl"
// Variables of the file that never change, beside some that no device reads.

int offset = 4, unread = 5;
float table[3] = {1, 2, 3};
const float base = 2.0f;
const float scaled = base * 3, list[2] = {scaled, scaled * base};

namespace config {
int mode = 3;
int *nowhere;
int first = 1, second = 2;
const int size = 5;
}

extern "C" void lasting(const int &N, float *y) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 16) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 16); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
    y[i] = offset + table[i % 3] * config::second + config::size + scaled + list[i % 2];
  } } }
}

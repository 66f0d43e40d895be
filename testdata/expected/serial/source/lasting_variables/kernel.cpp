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
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 16) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_i + (16)); i < _occa_end_i; i += 1) { {
    y[i] = offset + table[i % 3] * config::second + config::size + scaled + list[i % 2];
  } } }
}

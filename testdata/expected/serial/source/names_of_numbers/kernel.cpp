#include <climits>
#undef CHAR_BIT
#undef LONG_MAX
static inline long long _occa_within(long long x, long long low, long long high) {
  return x < low ? low : x < high ? x : high;
}
#line 1 "kernels/source/names_of_numbers.okl"
// Names of C's headers and of devices' atomic functions, for fields, variables and functions of one's own.

struct Limits {
  int DBL_DIG, FLT_RADIX, CHAR_BIT;
};

int atomicAdd(const int *from, int first, int second) { return *from + first * second; }

float atomicExch(float *to, float value) {
  const float old = *to;
  *to = value;
  return old;
}

extern "C" void namesOfNumbers(const int &N, const int *x, int *y, float *z, int *sum) {
  for (unsigned long long _occa_tile_i = 0; _occa_tile_i < (0 < N ? (unsigned long long)N : 0); _occa_tile_i += 16) { int _occa_tiled_i = (int)_occa_tile_i; for (int _occa_round_i = 0, _occa_end_i = (int)_occa_within((0 < N ? (unsigned long long)N : 0) - _occa_tile_i, 0, 16); _occa_round_i < _occa_end_i; ++_occa_round_i) { int i = _occa_tiled_i + (int)_occa_round_i; {
    Limits found;
    found.DBL_DIG = x[i];
    found.FLT_RADIX = 2;
    found.CHAR_BIT = 3;
    const int LONG_MAX = atomicAdd(x + i, found.FLT_RADIX, found.CHAR_BIT);
    y[i] = found.DBL_DIG + LONG_MAX;
    z[i] = atomicExch(z + i, 2.0f) + 1.0f;
    sum[0] += x[i];
  } } }
}

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
  for (int _occa_tiled_i = 0; _occa_tiled_i < N; _occa_tiled_i += 16) { for (int i = _occa_tiled_i, _occa_end_i = (int)_occa_within((long long)(N), -2147483648ll, _occa_tiled_i + (16)); i < _occa_end_i; i += 1) { {
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

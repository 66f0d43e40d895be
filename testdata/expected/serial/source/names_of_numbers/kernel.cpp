#include <climits>
#undef CHAR_BIT
#undef LONG_MAX
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
  for (long long i_tile = 0; i_tile < N; i_tile += 16) for (int i = (int)i_tile, i_end = (int)(i_tile + 16 < N ? i_tile + 16 : N); i < i_end; ++i) {
    Limits found;
    found.DBL_DIG = x[i];
    found.FLT_RADIX = 2;
    found.CHAR_BIT = 3;
    const int LONG_MAX = atomicAdd(x + i, found.FLT_RADIX, found.CHAR_BIT);
    y[i] = found.DBL_DIG + LONG_MAX;
    z[i] = atomicExch(z + i, 2.0f) + 1.0f;
    sum[0] += x[i];
  }
}

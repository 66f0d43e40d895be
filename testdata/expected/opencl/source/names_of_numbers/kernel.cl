#undef CHAR_BIT
#undef LONG_MAX
#line 1 "kernels/source/names_of_numbers.okl"
// Names of C's headers and of devices' atomic functions, for fields, variables and functions of one's own.

typedef struct Limits {
  int _occa_DBL_DIG, _occa_FLT_RADIX, CHAR_BIT;
} Limits;

static int atomicAdd(__global const int *from, int first, int second) { return *from + first * second; }

static float atomicExch(__global float *to, float value) {
  const float old = *to;
  *to = value;
  return old;
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_namesOfNumbers_0(const int N, __global const int *x, __global int *y, __global float *z, __global int *sum) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    Limits found;
    found._occa_DBL_DIG = x[i];
    found._occa_FLT_RADIX = 2;
    found.CHAR_BIT = 3;
    const int LONG_MAX = atomicAdd(x + i, found._occa_FLT_RADIX, found.CHAR_BIT);
    y[i] = found._occa_DBL_DIG + LONG_MAX;
    z[i] = atomicExch(z + i, 2.0f) + 1.0f;
    atomic_add((volatile __global int *)&sum[0], x[i]);
  } }
}

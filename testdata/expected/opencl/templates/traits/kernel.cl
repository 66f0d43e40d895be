#line 1 "kernels/templates/traits.okl"
// Function templates whose types and branches depend on traits.










#line 32 "kernels/templates/traits.okl"
// Only one of the two is a candidate for each type.
#line 34 "kernels/templates/traits.okl"
static inline int halved_int(int x) {
  return true ? x / 2 : x;
}


static inline float halved_float(float x) {
  return x * (float)(0.5);
}


static int sum_int(__private const int * values, __global const int *by) {
  return values[0] + values[1] + (*by);
}


static int kind_int(int x) {
  { { return x + (true ? 40 : 30); } }
#line 53 "kernels/templates/traits.okl"
}

#line 49 "kernels/templates/traits.okl"
static long kind_long(long x) {
  { { return x + 20; } }
#line 53 "kernels/templates/traits.okl"
}

#line 49 "kernels/templates/traits.okl"
static unsigned int kind_unsigned_int(unsigned int x) {
  { { return x + (false ? 40 : 30); } }
#line 53 "kernels/templates/traits.okl"
}

#line 49 "kernels/templates/traits.okl"
static float kind_float(float x) {
  { return x + 10; }
#line 53 "kernels/templates/traits.okl"
}


#line 55 "kernels/templates/traits.okl"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_traits_0(const int N, __global const int *x, __global int *y, __global float *f) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    int pair[2] = {x[i], 7};
    y[i] = halved_int(x[i]) + sum_int(pair, &(x[i])) + kind_int(x[i]) + (int)kind_long(2L) + (int)kind_unsigned_int(3u);
    y[i] += true ? 1 : 2;
    f[i] = halved_float(0.25f) + kind_float(0.5f);
  } }
}

#line 1 "kernels/templates/pointers.okl"
// Function templates that get pointers and references into several memories, and hand them on to each other.

#line 4 "kernels/templates/pointers.okl"
static float sum_4_float(__private const float *values) {
  float found = 0;
  for (int i = 0; i < 4; ++i) found += values[i];
  return found;
}

#line 4 "kernels/templates/pointers.okl"
static float sum_3_float(__local const float *values) {
  float found = 0;
  for (int i = 0; i < 3; ++i) found += values[i];
  return found;
}

#line 4 "kernels/templates/pointers.okl"
static float sum_2_float__g(__global const float *values) {
  float found = 0;
  for (int i = 0; i < 2; ++i) found += values[i];
  return found;
}
#line 4 "kernels/templates/pointers.okl"
static float sum_2_float__l(__local const float *values) {
  float found = 0;
  for (int i = 0; i < 2; ++i) found += values[i];
  return found;
}
#line 4 "kernels/templates/pointers.okl"
static float sum_2_float__p(__private const float *values) {
  float found = 0;
  for (int i = 0; i < 2; ++i) found += values[i];
  return found;
}

#line 4 "kernels/templates/pointers.okl"
static int sum_2_int(__local const int *values) {
  int found = 0;
  for (int i = 0; i < 2; ++i) found += values[i];
  return found;
}


static __local const float * behind_const_float__l(__local const float * place, int by) {
  return place + by;
}
#line 11 "kernels/templates/pointers.okl"
static __private const float * behind_const_float__p(__private const float * place, int by) {
  return place + by;
}

#line 11 "kernels/templates/pointers.okl"
static __global const int * behind_const_int(__global const int * place, int by) {
  return place + by;
}


static float pair_float__l(__local const float *values) {
  return sum_2_float__l(values) + *behind_const_float__l(values, 2);
}
#line 16 "kernels/templates/pointers.okl"
static float pair_float__p(__private const float *values) {
  return sum_2_float__p(values) + *behind_const_float__p(values, 2);
}


static void add_float__pg(__private float *to, __global const float *by) {
  (*to) += (*by);
}
#line 21 "kernels/templates/pointers.okl"
static void add_float__pl(__private float *to, __local const float *by) {
  (*to) += (*by);
}
#line 21 "kernels/templates/pointers.okl"
static void add_float__pp(__private float *to, __private const float *by) {
  (*to) += (*by);
}

#line 21 "kernels/templates/pointers.okl"
static void add_int__gp(__global int *to, __private const int *by) {
  (*to) += (*by);
}
#line 21 "kernels/templates/pointers.okl"
static void add_int__pl(__private int *to, __local const int *by) {
  (*to) += (*by);
}


static void swap_float(__private float *a, __private float *b) {
  const float kept = (*a);
  (*a) = (*b);
  (*b) = kept;
}


static void load_float_12(__global const float *restrict from, __local float *to, int t) {
  to[t] = from[t % 12];
}

#line 33 "kernels/templates/pointers.okl"
static void load_int_4(__global const int *restrict from, __local int *to, int t) {
  to[t] = from[t % 4];
}


static float corner_float(__private const float *m) {
  return m[1 + 2 * 1] - m[0 + 2 * 1];
}


#line 42 "kernels/templates/pointers.okl"
__kernel __attribute__((reqd_work_group_size(12, 1, 1))) void _occa_pointersOfTemplates_0(const int N, __global const float *x, __global const int *k, __global float *y, __global int *z) {
  __local float s[12];
  __local int n[8];
#line 43 "kernels/templates/pointers.okl"
  { int g = (int)get_group_id(0);
    
    
    { int t = (int)get_local_id(0); load_float_12(x + 12 * g, s, t); }
    { if (get_local_id(0) < 8) { int t = (int)get_local_id(0); load_int_4(k + 4 * g, n, t); } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 48 "kernels/templates/pointers.okl"
    { if (get_local_id(0) < 8) { int t = (int)get_local_id(0);
      float own[4] = {1, 2, 3, 4};
      int count = 0;
      swap_float(&(own[0]), &(own[3]));
      add_float__pl(&(own[1]), &(s[t]));
      add_float__pg(&(own[1]), &(x[12 * g + t]));
      add_int__pl(&(count), &(n[t]));
      float found = sum_4_float(own) + sum_3_float(s + t) + sum_2_float__g(x + 12 * g + t) + pair_float__l(s + t) + pair_float__p(own + 1);
      add_float__pp(&(found), &(__private float){corner_float(own)});
      y[8 * g + t] = found;
      z[8 * g + t] = 0;
      add_int__gp(&(z[8 * g + t]), &(__private int){count + sum_2_int(n) + *behind_const_int(k, 4 * g + 1)});
    } }
  }
}

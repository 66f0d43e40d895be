#line 1 "kernels/templates/deduced_pointers.okl"
// Function templates whose types are pointers, to several memories.

#line 4 "kernels/templates/deduced_pointers.okl"
typedef float * element_float_p_P;
#line 4 "kernels/templates/deduced_pointers.okl"
static float element_float_p__l(__local float * p, int at) {
  __local float * moved = p + at;
  return *moved;
}
#line 4 "kernels/templates/deduced_pointers.okl"
static float element_float_p__p(__private float * p, int at) {
  __private float * moved = p + at;
  return *moved;
}


typedef float * sum_float_p_const_float_p_P;
#line 10 "kernels/templates/deduced_pointers.okl"
static float sum_float_p_const_float_p(__local float *const p, __global const float *const q) {
  __local float * first = p;
  __local float * second = p + 1; __local float * third = second;
  return *first + *second + *third + q[1];
}

#line 10 "kernels/templates/deduced_pointers.okl"
typedef const float * sum_const_float_p_float_p_P;
#line 10 "kernels/templates/deduced_pointers.okl"
static float sum_const_float_p_float_p(__global const float *const p, __private float *const q) {
  __global const float * first = p;
  __global const float * second = p + 1; __global const float * third = second;
  return *first + *second + *third + q[1];
}

#line 10 "kernels/templates/deduced_pointers.okl"
typedef float * sum_float_p_float_p_P;
#line 10 "kernels/templates/deduced_pointers.okl"
static float sum_float_p_float_p(__private float *const p, __local float *const q) {
  __private float * first = p;
  __private float * second = p + 1; __private float * third = second;
  return *first + *second + *third + q[1];
}


#line 16 "kernels/templates/deduced_pointers.okl"
__kernel __attribute__((reqd_work_group_size(9, 1, 1))) void _occa_deducedPointers_0(const int N, __global const float *x, __global float *y) {
  __local float s[9];
#line 17 "kernels/templates/deduced_pointers.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0); s[t] = x[9 * g + t]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 20 "kernels/templates/deduced_pointers.okl"
    { if (get_local_id(0) < 8) { int t = (int)get_local_id(0);
      float own[2] = {1, 2};
      y[8 * g + t] = sum_float_p_const_float_p(s + t, x) + sum_const_float_p_float_p(x + 9 * g + t, own) + sum_float_p_float_p(&own[0], s) + element_float_p__p(own, 1) + element_float_p__l(s, t);
    } }
  }
}

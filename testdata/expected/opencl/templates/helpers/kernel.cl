#line 1 "kernels/templates/helpers.okl"
// okl: --instance 'helped<float, 8>' --instance 'helped<int>' --instance 'ends<short, 3>' --instance 'ends<Pair, 2>'
// Instances of kernel templates that call function templates, also those of a header.

#line 1 "kernels/templates/helpers.h"
// Function templates for templates/helpers.okl.

#define PAIR 2

#line 7 "kernels/templates/helpers.h"
static float helpers_doubled_float(float x) {
  return 2 * x;
}

#line 7 "kernels/templates/helpers.h"
static int helpers_doubled_int(int x) {
  return 2 * x;
}


static float helpers_last_float_1(__local const float *values) {
  {
    return values[0];
  }
#line 18 "kernels/templates/helpers.h"
}

#line 12 "kernels/templates/helpers.h"
static float helpers_last_float_2(__local const float *values) {
#line 15 "kernels/templates/helpers.h"
  {
    return helpers_last_float_1(values + 1);
  }
}

#line 12 "kernels/templates/helpers.h"
static float helpers_last_float_3(__local const float *values) {
#line 15 "kernels/templates/helpers.h"
  {
    return helpers_last_float_2(values + 1);
  }
}

#line 12 "kernels/templates/helpers.h"
static float helpers_last_float_4(__local const float *values) {
#line 15 "kernels/templates/helpers.h"
  {
    return helpers_last_float_3(values + 1);
  }
}

#line 12 "kernels/templates/helpers.h"
static float helpers_last_float_5(__local const float *values) {
#line 15 "kernels/templates/helpers.h"
  {
    return helpers_last_float_4(values + 1);
  }
}

#line 12 "kernels/templates/helpers.h"
static float helpers_last_float_6(__local const float *values) {
#line 15 "kernels/templates/helpers.h"
  {
    return helpers_last_float_5(values + 1);
  }
}

#line 12 "kernels/templates/helpers.h"
static float helpers_last_float_7(__local const float *values) {
#line 15 "kernels/templates/helpers.h"
  {
    return helpers_last_float_6(values + 1);
  }
}

#line 12 "kernels/templates/helpers.h"
static float helpers_last_float_8(__local const float *values) {
#line 15 "kernels/templates/helpers.h"
  {
    return helpers_last_float_7(values + 1);
  }
}

#line 12 "kernels/templates/helpers.h"
static int helpers_last_int_1(__local const int *values) {
  {
    return values[0];
  }
#line 18 "kernels/templates/helpers.h"
}

#line 12 "kernels/templates/helpers.h"
static int helpers_last_int_2(__local const int *values) {
#line 15 "kernels/templates/helpers.h"
  {
    return helpers_last_int_1(values + 1);
  }
}

#line 12 "kernels/templates/helpers.h"
static int helpers_last_int_3(__local const int *values) {
#line 15 "kernels/templates/helpers.h"
  {
    return helpers_last_int_2(values + 1);
  }
}

#line 12 "kernels/templates/helpers.h"
static int helpers_last_int_4(__local const int *values) {
#line 15 "kernels/templates/helpers.h"
  {
    return helpers_last_int_3(values + 1);
  }
}

#line 12 "kernels/templates/helpers.h"
static short helpers_last_short_1(__global const short *values) {
  {
    return values[0];
  }
#line 18 "kernels/templates/helpers.h"
}

#line 12 "kernels/templates/helpers.h"
static short helpers_last_short_2(__global const short *values) {
#line 15 "kernels/templates/helpers.h"
  {
    return helpers_last_short_1(values + 1);
  }
}

#line 12 "kernels/templates/helpers.h"
static short helpers_last_short_3(__global const short *values) {
#line 15 "kernels/templates/helpers.h"
  {
    return helpers_last_short_2(values + 1);
  }
}



#line 6 "kernels/templates/helpers.okl"
typedef struct Pair {
  float a;
  int b;
} Pair;
#line 12 "kernels/templates/helpers.h"
static Pair helpers_last_Pair_1(__global const Pair *values) {
  {
    return values[0];
  }
#line 18 "kernels/templates/helpers.h"
}

#line 12 "kernels/templates/helpers.h"
static Pair helpers_last_Pair_2(__global const Pair *values) {
#line 15 "kernels/templates/helpers.h"
  {
    return helpers_last_Pair_1(values + 1);
  }
}


#line 12 "kernels/templates/helpers.okl"
static int number_short(const short of) {
  return of;
}


static int number_Pair(const Pair of) {
  return of.b;
}


static float shifted_float_8(float x) {
  return helpers_doubled_float(x) + 8;
}

#line 22 "kernels/templates/helpers.okl"
static float shifted_float_4(float x) {
  return helpers_doubled_float(x) + 4;
}

#line 22 "kernels/templates/helpers.okl"
static int shifted_int_4(int x) {
  return helpers_doubled_int(x) + 4;
}


#line 26 "kernels/templates/helpers.okl"
 typedef float okl_helped_float_8_T; enum { okl_helped_float_8_Width = 8 };
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_helped_float_8_0(const int n, __global const okl_helped_float_8_T *x, __global okl_helped_float_8_T *y) {
  __local okl_helped_float_8_T s[8];
#line 28 "kernels/templates/helpers.okl"
  { int g = 8 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0); s[t] = g + t < n ? x[g + t] : (okl_helped_float_8_T)(0); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 31 "kernels/templates/helpers.okl"
    { int t = (int)get_local_id(0);
      const okl_helped_float_8_T last = helpers_last_float_8(s);
      if (g + t < n) y[g + t] = shifted_float_8(s[t]) + shifted_float_4(s[t]) + last;
    }
  }
} 
#line 26 "kernels/templates/helpers.okl"
 typedef int okl_helped_int_4_T; enum { okl_helped_int_4_Width = 4 };
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_helped_int_4_0(const int n, __global const okl_helped_int_4_T *x, __global okl_helped_int_4_T *y) {
  __local okl_helped_int_4_T s[4];
#line 28 "kernels/templates/helpers.okl"
  { int g = 4 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0); s[t] = g + t < n ? x[g + t] : (okl_helped_int_4_T)(0); }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 31 "kernels/templates/helpers.okl"
    { int t = (int)get_local_id(0);
      const okl_helped_int_4_T last = helpers_last_int_4(s);
      if (g + t < n) y[g + t] = shifted_int_4(s[t]) + shifted_int_4(s[t]) + last;
    }
  }
} 

 typedef short okl_ends_short_3_T; 
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_ends_short_3_0(const int n, __global const okl_ends_short_3_T *x, __global int *y) {
  { int i_tile = 8 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < n) {
    y[i] = number_short(helpers_last_short_3(x + i)) + number_short(x[i]);
  } }
} 
#line 38 "kernels/templates/helpers.okl"
 typedef Pair okl_ends_Pair_2_T; 
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_ends_Pair_2_0(const int n, __global const okl_ends_Pair_2_T *x, __global int *y) {
  { int i_tile = 8 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < n) {
    y[i] = number_Pair(helpers_last_Pair_2(x + i)) + number_Pair(x[i]);
  } }
} 

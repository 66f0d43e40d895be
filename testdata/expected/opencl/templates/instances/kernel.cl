#line 1 "kernels/templates/instances.okl"
// okl: --instance 'blend<float>' --instance 'blend<int, 4, false>' --instance 'turned<short, 8>' --instance 'turned<Pair, 16>'
// Kernels that are templates, each with two instances: types, numbers, bools and structs.

typedef struct Pair {
  float a;
  int b;
} Pair;

 typedef float okl_blend_float_16_true_T; enum { okl_blend_float_16_true_N = 16 }; __constant const bool okl_blend_float_16_true_IsSum = true;
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_blend_float_16_true_0(const int n, __global const okl_blend_float_16_true_T *x, __global okl_blend_float_16_true_T *restrict y, const okl_blend_float_16_true_T by) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < n) {
    const okl_blend_float_16_true_T step = okl_blend_float_16_true_IsSum ? by : (okl_blend_float_16_true_T)(2);
    if (okl_blend_float_16_true_IsSum) {
      y[i] = x[i] + step;
    } else {
      y[i] = x[i] * step - by;
    }
  } }
} 
#line 9 "kernels/templates/instances.okl"
 typedef int okl_blend_int_4_false_T; enum { okl_blend_int_4_false_N = 4 }; __constant const bool okl_blend_int_4_false_IsSum = false;
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_blend_int_4_false_0(const int n, __global const okl_blend_int_4_false_T *x, __global okl_blend_int_4_false_T *restrict y, const okl_blend_int_4_false_T by) {
  { int i_tile = 4 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < n) {
    enum { step = 2 };
    if (okl_blend_int_4_false_IsSum) {
      y[i] = x[i] + step;
    } else {
      y[i] = x[i] * step - by;
    }
  } }
} 

// Without an instance: nothing becomes of it.


 typedef short okl_turned_short_8_T; __constant const unsigned okl_turned_short_8_Width = 8;
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_turned_short_8_0(__global okl_turned_short_8_T *x, const int groups) {
  __local okl_turned_short_8_T s[8];
#line 26 "kernels/templates/instances.okl"
  { int g = (int)get_group_id(0);
    
    { int i = (int)get_local_id(0); s[i] = x[g * okl_turned_short_8_Width + i]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "kernels/templates/instances.okl"
    { int i = (int)get_local_id(0); x[g * okl_turned_short_8_Width + i] = s[okl_turned_short_8_Width - 1 - i]; }
  }
} 
#line 24 "kernels/templates/instances.okl"
 typedef Pair okl_turned_Pair_16_T; __constant const unsigned okl_turned_Pair_16_Width = 16;
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_turned_Pair_16_0(__global okl_turned_Pair_16_T *x, const int groups) {
  __local okl_turned_Pair_16_T s[16];
#line 26 "kernels/templates/instances.okl"
  { int g = (int)get_group_id(0);
    
    { int i = (int)get_local_id(0); s[i] = x[g * okl_turned_Pair_16_Width + i]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "kernels/templates/instances.okl"
    { int i = (int)get_local_id(0); x[g * okl_turned_Pair_16_Width + i] = s[okl_turned_Pair_16_Width - 1 - i]; }
  }
} 

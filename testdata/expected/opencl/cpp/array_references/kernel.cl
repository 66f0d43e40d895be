#line 1 "kernels/cpp/array_references.okl"
// Functions that are handed arrays by reference.

static inline float first(__local const float (*values)[16]) { return (*values)[0]; }

#line 6 "kernels/cpp/array_references.okl"
static float sum_16(__local const float (*values)[16]) {
  float all = 0;
  for (int i = 0; i < 16; ++i) all += (*values)[i];
  return all;
}

#line 6 "kernels/cpp/array_references.okl"
static float sum_24(__local const float (*values)[24]) {
  float all = 0;
  for (int i = 0; i < 24; ++i) all += (*values)[i];
  return all;
}


static void fill_24_float(__local float (*values)[24], const int from, const float value) {
  for (int i = from; i < 24; i += 8) (*values)[i] = value;
}


#line 17 "kernels/cpp/array_references.okl"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_arrayReferences_0(const int N, __global const float *restrict x, __global float *restrict y) {
  __local float s[16];
  __local float more[24];
#line 18 "kernels/cpp/array_references.okl"
  { int g = (int)get_group_id(0);
     
    { int t = (int)get_local_id(0);
      s[t] = x[g * 16 + t];
      if (t < 8) fill_24_float(&(more), t, x[g * 16]);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 24 "kernels/cpp/array_references.okl"
    { int t = (int)get_local_id(0); y[g * 16 + t] = sum_16(&(s)) + first(&(s)) + sum_24(&(more)); }
  }
}

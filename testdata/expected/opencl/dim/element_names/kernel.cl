#line 1 "kernels/dim/element_names.okl"
// Names for elements of arrays with dimensions, which have none themselves.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_elementNames_0(const int N, __global const float *in, __global float *out) {
  __local float s[64];
#line 4 "kernels/dim/element_names.okl"
  { int g = 16 * (int)get_group_id(0);
    
    { int i = g + (int)get_local_id(0);
      for (int k = 0; k < 4; ++k) {
        float x = i < N ? in[i + N * k] : 0.0f;
        __local float *here = &(s[i - g + 16 * k]);
        (*here) = 2.0f * x;
        (*here) += k;
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 14 "kernels/dim/element_names.okl"
    { int i = g + (int)get_local_id(0);
      if (i < N) {
        for (int k = 0; k < 4; ++k) {
          __local const float *other = &(s[15 - (i - g) + 16 * k]);
          float first = s[i - g];
          __global float * B = out;
          B[k + 4 * i] = (*other) + first;
        }
      }
    }
  }
}

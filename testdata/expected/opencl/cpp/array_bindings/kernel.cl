#line 1 "kernels/cpp/array_bindings.okl"
// Structured bindings of arrays in group memory.
__kernel __attribute__((reqd_work_group_size(2, 1, 1))) void _occa_arrayBindings_0(const int N, __global const float *x, __global float *y) {
  __local float s[2];
#line 3 "kernels/cpp/array_bindings.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0); s[t] = x[2 * g + t]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 6 "kernels/cpp/array_bindings.okl"
    { int t = (int)get_local_id(0);
      float _occa_bound_0[2] = {s[0], s[1]};
      __local const float *_occa_bound_1 = s;
      _occa_bound_0[0] += 1;
      y[2 * g + t] = _occa_bound_0[0] + 2 * _occa_bound_0[1] + 4 * _occa_bound_1[0] + 8 * _occa_bound_1[1];
    }
  }
}

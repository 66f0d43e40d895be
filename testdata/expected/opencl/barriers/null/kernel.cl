#line 1 "kernels/barriers/null.okl"
// `NULL` comes out of a header: where it is written, something is written.

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_null_0(__global const int *restrict x, __global int *restrict y, __global int *restrict z) {
  __local const int * p[8];
#line 4 "kernels/barriers/null.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0); p[t] = x + 8 * g + t; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 7 "kernels/barriers/null.okl"
    { int t = (int)get_local_id(0); y[8 * g + t] = p[7 - t] == NULL ? 0 : *p[7 - t]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 8 "kernels/barriers/null.okl"
    { int t = (int)get_local_id(0); p[t] = NULL; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 9 "kernels/barriers/null.okl"
    { int t = (int)get_local_id(0); z[8 * g + t] = p[7 - t] == NULL; }
  }
}

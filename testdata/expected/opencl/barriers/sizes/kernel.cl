#line 1 "kernels/barriers/sizes.okl"
// What only stands inside of `sizeof` and `decltype` is neither read nor written: no barrier for it.

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_sizes_0(const int N, __global const int *restrict x, __global int *restrict y) {
  __local int s[8];
#line 4 "kernels/barriers/sizes.okl"
  { int g = 8 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0); y[g + t] = sizeof(s) / sizeof(s[7 - t]); }
    { int t = (int)get_local_id(0); s[t] = x[g + t] + sizeof(y[g + 7 - t]); }
    { int t = (int)get_local_id(0); y[g + t] += s[t]; }
  }
}

#line 1 "kernels/source/macros_again.okl"
// Macros that lead back to themselves: compilers expand them once, also where okl writes the expansion.

static inline int scale(const int x) { return x; }
static inline int first(const int x) { return x; }
static inline int shift(const int x) { return x + 1; }








__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_plain_0(const int N, __global const int *restrict x, __global int *restrict y) {
  __local int s[16];
#line 15 "kernels/source/macros_again.okl"
  { int g = (int)get_group_id(0);
    int r;
    
    { int t = (int)get_local_id(0);
      r = x[16 * g + t];
      s[t] = scale(2 * (r));
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 22 "kernels/source/macros_again.okl"
    { int t = (int)get_local_id(0); y[16 * g + t] = scale(2 * (r)) + s[15 - t] + first(r) + 3 + shift((shift(r) * 5)); }
  }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_rewritten_0(const int N, __global const int *restrict x, __global int *restrict y) {
  __local int s[16];
#line 27 "kernels/source/macros_again.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      s[t] = scale(2 * (x[16 * g + t]));
#line 12 "kernels/source/macros_again.okl"
      { barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); }
#line 32 "kernels/source/macros_again.okl"
      y[16 * g + t] = scale(2 * (s[15 - t])) + first(t) + 3;
    }
  }
}

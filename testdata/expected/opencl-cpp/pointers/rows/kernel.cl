#line 1 "kernels/pointers/rows.okl"
// Arrays of pointers: where a work item writes is decided by what another one put there.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_rows_0(const int N, __global const int *__restrict x, __global int *__restrict y) {
  int *__local at[16];
  __local int s[16];
#line 4 "kernels/pointers/rows.okl"
  { int b = 16 * (int)get_group_id(0);
    
    
    { int t = (int)get_local_id(0); at[t] = &s[15 - t]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 8 "kernels/pointers/rows.okl"
    { int t = (int)get_local_id(0); at[t][0] = x[b + t]; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 9 "kernels/pointers/rows.okl"
    { int t = (int)get_local_id(0); y[b + t] = s[t]; }
  }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_locals_0(const int N, __global int *x) {
  { int b = 16 * (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      int *const from[2] = {x, x + 1};
      from[t % 2][b + t - t % 2] = 3 * t;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 19 "kernels/pointers/rows.okl"
    { int t = (int)get_local_id(0);
      const int other = x[b + 15 - t];
      if (other >= 0) x[N + b + t] = other;
    }
  }
}

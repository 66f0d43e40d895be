#line 1 "kernels/barriers/no_braces.okl"
// Nests in loops and conditions without braces: the barrier before a nest belongs into the loop.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_foldNoBraces_0(const int N, __global const float *__restrict x, __global float *__restrict sums) {
  __local float s[16];
#line 4 "kernels/barriers/no_braces.okl"
  { int b = 16 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0); s[t] = b + t < N ? x[b + t] : 0.0f; }
    for (int alive = 8; alive > 0; alive /= 2)
      { barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); { int t = (int)get_local_id(0);
        if (t < alive) s[t] += s[t + alive]; } }
    { int t = (int)get_local_id(0);
      if (t == 0) sums[b / 16] = s[0]; }
  }
}

// The condition is the same for the whole group.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_reverseIf_0(const int N, const int reverse, __global const float *__restrict x, __global float *__restrict y) {
  __local float s[16];
#line 17 "kernels/barriers/no_braces.okl"
  { int b = 16 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0); s[t] = b + t < N ? x[b + t] : 0.0f; }
    if (reverse)
      { barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); { int t = (int)get_local_id(0); y[b + t] = s[15 - t]; } }
    else
      { barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); { int t = (int)get_local_id(0); y[b + t] = s[t ^ 1]; } }
  }
}

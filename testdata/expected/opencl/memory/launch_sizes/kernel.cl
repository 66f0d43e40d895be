#line 1 "kernels/memory/launch_sizes.okl"
// Group memory whose size a launch knows, up to a limit.

#define p_most 32


__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_turned_0(const int N, const int n, __global const float *x, __global float *y) {
  __local float s[32];
  __local int pairs[64][2];
  __local int count[64];
#line 7 "kernels/memory/launch_sizes.okl"
  { int b = n * (int)get_group_id(0);
    
     
    { if (get_local_id(0) < (0 < n ? (unsigned long)n : 0)) { int i = (int)get_local_id(0);
      s[i] = b + i < N ? x[b + i] : 0;
      pairs[i][0] = i;
      pairs[n + i][1] = n - 1 - i;
      count[i] = 1;
    } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 16 "kernels/memory/launch_sizes.okl"
    { if (get_local_id(0) < (0 < n ? (unsigned long)n : 0)) { int i = (int)get_local_id(0);
      const int from = pairs[n + i][1];
      if (b + i < N) y[b + i] = s[from] + pairs[from][0] + count[from];
    } }
  }
}

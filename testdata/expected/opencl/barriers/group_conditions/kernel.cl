#line 1 "kernels/barriers/group_conditions.okl"
// Shared values that decide what the whole group does next: read by every item, then written again.

#define B 16

// Sorts by exchanges of neighbours until a round changes nothing.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_sortUntilDone_0(const int N, __global int *restrict x) {
  __local int s[16];
  __local int s_changed[1];
#line 7 "kernels/barriers/group_conditions.okl"
  { int b = 16 * (int)get_group_id(0);
    
    
    { int t = (int)get_local_id(0);
      s[t] = b + t < N ? x[b + t] : 1000;
      if (t == 0) s_changed[0] = 1;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 14 "kernels/barriers/group_conditions.okl"
    while (s_changed[0]) {
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 15 "kernels/barriers/group_conditions.okl"
      { int t = (int)get_local_id(0);
        if (t == B - 1) s_changed[0] = 0;
      }
      for (int odd = 0; odd < 2; ++odd) {
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 19 "kernels/barriers/group_conditions.okl"
        { int t = (int)get_local_id(0);
          if (t % 2 == odd && t + 1 < B && s[t] > s[t + 1]) {
            const int kept = s[t];
            s[t] = s[t + 1];
            s[t + 1] = kept;
            s_changed[0] = 1;
          }
        }
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 28 "kernels/barriers/group_conditions.okl"
}
    { int t = (int)get_local_id(0);
      if (b + t < N) x[b + t] = s[t];
    }
  }
}

// A variable of the group that comes out of shared memory, and a condition on it.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_pickBlocks_0(const int N, const int limit, __global const int *restrict x, __global int *restrict y) {
  __local int s[16];
  __local int s_sum;
#line 37 "kernels/barriers/group_conditions.okl"
  { int b = 16 * (int)get_group_id(0);
    
    
    { int t = (int)get_local_id(0); s[t] = b + t < N ? x[b + t] : 0; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 41 "kernels/barriers/group_conditions.okl"
    { if (get_local_id(0) < 1) { int t = (int)get_local_id(0);
      int sum = 0;
      for (int k = 0; k < B; ++k) sum += s[k];
      s_sum = sum;
    } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 46 "kernels/barriers/group_conditions.okl"
    const int sum = s_sum;
    if (sum > limit) {
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 48 "kernels/barriers/group_conditions.okl"
      { int t = (int)get_local_id(0); s_sum = 7; }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 49 "kernels/barriers/group_conditions.okl"
      { int t = (int)get_local_id(0); if (b + t < N) y[b + t] = sum + s_sum; }
    } else {
      { int t = (int)get_local_id(0); if (b + t < N) y[b + t] = s[B - 1 - t]; }
    }
  }
}

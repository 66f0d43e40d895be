#line 1 "kernels/control/effects_in_conditions.okl"
// Effects of a condition in front of a comparison with a loop's variable: they happen in all iterations.

static int bump(__global int *count) { return ++*count; }

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_effects_in_conditions_0(const int N, __global int *counts, __global int *y) {
  __local int s[16];
#line 6 "kernels/control/effects_in_conditions.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      if (bump(counts + 16 * g + t) && t < N) y[16 * g + t] = 1;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 11 "kernels/control/effects_in_conditions.okl"
    { int t = (int)get_local_id(0);
      s[t] = y[16 * g + t];
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (bump(counts + 16 * g + t) && t < N) y[16 * g + t] += s[15 - t];
    }
  }
}

#line 1 "kernels/barriers/atomic_first.okl"
// The first statement behind a barrier is an atomic update.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_count_0(const int N, const int most, __global int *x) {
  __local int done;
#line 3 "kernels/barriers/atomic_first.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      int mine = x[16 * g + t];
      if (t == 0) done = 0;
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      while (true) {
        atomic_add((volatile __local int *)&done, mine);
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        const int now = done;
        mine += now % 7;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (now > most) break;
      }
      x[16 * g + t] = mine;
    }
  }
}

#line 1 "kernels/barriers/leaving.okl"
// Work items that leave before barriers: all of a group together, around loops with barriers; some of them; both. A variable
// of the group is declared together with one of work items.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_together_0(const int N, const int groups, __global const int *restrict x, __global int *restrict y) {
  __local int s[16];
  __local int more;
#line 5 "kernels/barriers/leaving.okl"
  { int b = (int)get_group_id(0);
    
    
    { int t = (int)get_local_id(0);
      if (!(b >= groups)) {
      s[t] = x[16 * b + t];
      int count = 0;
      while (true) {
        if (t == 0) more = 0;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        for (int phase = 0; phase < 2; ++phase) {
          const int i = 2 * t + phase;
          if (i + 1 < 16 && s[i] > s[i + 1]) {
            const int v = s[i];
            s[i] = s[i + 1];
            s[i + 1] = v;
            atomic_xchg((volatile __local int *)&more, 1);
          }
          barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        if (!more) break;
        ++count;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (count % 2 == 1) continue;
        if (count > 16) break;
      }
      y[16 * b + t] = 100 * count + s[t]; }
    }
  }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_some_0(const int N, const int n, const int groups, __global const int *restrict x, __global int *restrict y) {
  __local int s[16];
#line 37 "kernels/barriers/leaving.okl"
  { int b = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      int group = b; int me = t;
      s[me] = 0;
      if (!(group >= groups)) {
      const bool left = 16 * b + t >= n; if (left) ;
      if (!left) { s[t] = x[16 * b + t]; }
#line 47 "kernels/barriers/leaving.okl"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (!left) { y[16 * b + t] = s[15 - t] + s[t]; } }
    }
  }
}

#line 1 "kernels/barriers/divergent.okl"
// Barriers under conditions that differ between work items: all of them wait.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_guarded_0(const int N, __global const int *restrict x, __global int *restrict y) {
  __local int s[16];
#line 4 "kernels/barriers/divergent.okl"
  { int g = 16 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      s[t] = -1;
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      { const bool active = g + t < N;  {
        int own; int twice; int left; int list[2]; if (active) { own = x[g + t]; 
        twice = 2 * own; 
        list[1] = own;
        s[15 - t] = own;
        left = own + 1; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        { bool active2 = false; if (active) active2 = t < 8;  {
          __private int *at; if (active2) { at = &list[1]; 
          *at += s[t]; }
          barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
          if (active2) { s[15 - t] = twice + at[0]; }
        }  {
          if (active && !active2) { left += 1; }
        } }
        if (active) { if (t >= 8) s[15 - t] = left; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (active) { y[g + t] = own + 1000 * s[t] + list[1]; }
      } }
    }
  }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_left_0(const int N, const int rounds, __global const int *restrict x, __global int *restrict y) {
  __local int s[16];
#line 33 "kernels/barriers/divergent.okl"
  { int g = 16 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      s[t] = 0;
      const bool left2 = g + t >= N; if (left2) ;
      int own; if (!left2) { own = x[g + t];  }
      for (int n = 0; n < rounds; ++n) {
        if (n == 3) break;
        if (!left2) { s[t] = own + n; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (!left2) { const int next = s[(t + 1) % 16];
        own += next; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      }
      bool left3 = false; if (!left2) left3 = own % 2; if (left3) {
        y[g + t] = own;
        ;
      }
      if (!left2 && !left3) { s[t] = own; }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (!left2 && !left3) { y[g + t] = s[15 - t]; }
    }
  }
}

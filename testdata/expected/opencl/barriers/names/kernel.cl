#line 1 "kernels/barriers/names.okl"
// Names around barriers: those of the loop over work items again, and those that okl would like to give.





#line 22 "kernels/barriers/names.okl"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_indices_0(const int N, const int n, __global int *restrict y) {
  __local int s[8];
#line 23 "kernels/barriers/names.okl"
  { int b = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      const int me = t;
      int r = 0;
      for (int t = 0; t < n; ++t) {
        s[me] = me;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        r += 10 * t + s[7 - me];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      }
      {
        int t = n;
        while (t > 0) {
          s[me] = r + t;
          barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
          r += s[7 - me];
          barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
          --t;
        }
      }
      { int again_value; { int again_result; {
#line 4 "kernels/barriers/names.okl"
  int r = 1;
  for (int t = 0; t < n; ++t) {
    s[me] = r + t;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    r += s[7 - me] + 10 * t;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  }
  again_result = (r);
} again_value = again_result; } y[8 * b + me] = r + again_value; }
#line 45 "kernels/barriers/names.okl"
    }
  }
}

__kernel __attribute__((reqd_work_group_size(4, 2, 1))) void _occa_axes_0(const int N, const int n, __global int *restrict y) {
  __local int s[2][4];
#line 50 "kernels/barriers/names.okl"
  { int b = (int)get_group_id(0);
    
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0);
        const int row = j, at = i;
        int r = 0;
        for (int j = 0; j < n; ++j) {
          s[row][at] = r + j;
          barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
          r += s[1 - row][3 - at] + j;
          barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
        y[8 * b + 4 * row + at] = r;
      }
    }
  }
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_nested_0(const int N, __global int *restrict y) {
  __local int s[8];
#line 69 "kernels/barriers/names.okl"
  { int b = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      int active = t; int left = 1; int both_value = 2;
      s[t] = 0;
      { const bool active2 = t < 6;  {
        { bool active3 = false; if (active2) active3 = t > 0;  {
          barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
          if (active3) { s[t] = active + left; }
        } }
      } }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      y[8 * b + t] = s[7 - t] + both_value;
    }
  }
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_values_0(const int N, const int n, __global int *restrict y) {
  __local int s[8];
#line 87 "kernels/barriers/names.okl"
  { int b = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      { int both_result; { int v = 1; {
#line 15 "kernels/barriers/names.okl"
  s[t] = v;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int r = s[7 - t] + v;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  both_result = (r);
} } }
      int both_value2; { int both_result; { int v_argument = t; { int v = v_argument; {
#line 15 "kernels/barriers/names.okl"
  s[t] = v;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int r = s[7 - t] + v;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  both_result = (r);
} } } both_value2 = both_result; } int both_value3; { int both_result; { int v_argument = both_value2; { int v = v_argument; {
#line 15 "kernels/barriers/names.okl"
  s[t] = v;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int r = s[7 - t] + v;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  both_result = (r);
} } } both_value3 = both_result; } int r = both_value3;
      { int both_value4; { int both_result; { int v = r; {
#line 15 "kernels/barriers/names.okl"
  s[t] = v;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int r = s[7 - t] + v;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  both_result = (r);
} } both_value4 = both_result; } int both_result; { int v_argument = both_value4; { int v = v_argument; {
#line 15 "kernels/barriers/names.okl"
  s[t] = v;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int r = s[7 - t] + v;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  both_result = (r);
} } } }
      if (!(n == 1)) {
#line 94 "kernels/barriers/names.okl"
      s[t] = r;
      { int w = n % 4; if ( w > 1) {
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        r += s[7 - t] + w;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      } }
      for (int k = 0; k < n; ++k) {
        s[t] = r + k;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        r += s[7 - t];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      }
      y[8 * b + t] = r; }
    }
  }
}

#line 1 "kernels/barriers/rows.okl"
// `@inner(0, subgroup)`: a row of work items that step together.

// The group is one row: its barriers are those of a sub-group where that is known to be one.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_mirror_0(const int N, __global const float *x, __global float *y) {
  __local float s[16];
#line 5 "kernels/barriers/rows.okl"
  { int b = 16 * (int)get_group_id(0);
    
    for (int round = 0; round < 3; ++round) {
      { int t = (int)get_local_id(0);
        s[t] = round == 0 ? (b + t < N ? x[b + t] : 0) : s[t] + round;
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 11 "kernels/barriers/rows.okl"
      { int t = (int)get_local_id(0);
        if (b + t < N) y[b + t] = s[15 - t];
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 14 "kernels/barriers/rows.okl"
}
  }
}

// Several rows wait for each other.
__kernel __attribute__((reqd_work_group_size(32, 4, 1))) void _occa_sums_0(const int N, __global const float *x, __global float *y) {
  __local float s[4][32];
#line 20 "kernels/barriers/rows.okl"
  { int b = 4 * (int)get_group_id(0);
    
    { int w = (int)get_local_id(1);
      { int l = (int)get_local_id(0); s[w][l] = b + w < N ? x[32 * (b + w) + l] : 0; }
    }
    for (int step = 16; step > 0; step /= 2) {
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 26 "kernels/barriers/rows.okl"
      { int w = (int)get_local_id(1);
        { int l = (int)get_local_id(0);
          if (l < step) s[w][l] += s[w][l + step];
        }
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 32 "kernels/barriers/rows.okl"
    { int w = (int)get_local_id(1);
      { int l = (int)get_local_id(0);
        if (l == 0 && b + w < N) y[b + w] = s[w][0] + s[3 - w][0];
      }
    }
  }
}

// More than a sub-group has.
__kernel __attribute__((reqd_work_group_size(128, 1, 1))) void _occa_wide_0(const int N, __global const float *x, __global float *y) {
  __local float s[128];
#line 42 "kernels/barriers/rows.okl"
  { int b = 128 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0); s[t] = b + t < N ? x[b + t] : 0; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 45 "kernels/barriers/rows.okl"
    { int t = (int)get_local_id(0);
      if (b + t < N) y[b + t] = s[127 - t];
    }
  }
}

#line 1 "kernels/barriers/uncrossed.okl"
// Barriers in the middle of @inner loops that no access crosses: CPUs go on without them, also under a condition.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_conditions_0(const int N, const int waits, __global const int *restrict x, __global int *restrict y) {
  __local int s[16];
#line 4 "kernels/barriers/uncrossed.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      s[t] = 3 * x[16 * g + t];
      if (waits) {
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      }
      y[16 * g + t] = s[t] + t;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 13 "kernels/barriers/uncrossed.okl"
    { int t = (int)get_local_id(0); y[16 * g + t] += s[15 - t]; }
  }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_rounds_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { int g = (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      int sum = 0;
      for (int k = 0; k < 5; ++k) {
        sum += x[16 * g + (t + k) % 16];
        if (k < 3) continue;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      }
      y[16 * g + t] = sum;
    }
  }
}

__kernel __attribute__((reqd_work_group_size(4, 4, 1))) void _occa_planes_0(const int N, const int kind, __global const int *restrict x, __global int *restrict y) {
  __local int s[4][4];
#line 32 "kernels/barriers/uncrossed.okl"
  { int g = (int)get_group_id(0);
    
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0);
        s[j][i] = x[16 * g + 4 * j + i];
        switch (kind) {
          case 0: barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); break;
          default: s[j][i] += kind;
        }
        y[16 * g + 4 * j + i] = s[j][i];
      }
    }
  }
}

// The first barrier is crossed, the second one is not.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_some_0(const int N, const int waits, __global const int *restrict x, __global int *restrict y) {
  __local int s[16];
#line 49 "kernels/barriers/uncrossed.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      s[t] = x[16 * g + t];
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      const int other = s[15 - t];
      if (waits) barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      y[16 * g + t] = other - t;
    }
  }
}

#line 1 "kernels/launch/launch_bounds.okl"
// @launch_bounds where the launch gives the size, and where it is known, in both spellings.

__kernel void _occa_negate_0(const int N, const int size, __global const int *restrict x, __global int *restrict y) {
  { int b = size * (int)get_group_id(0);
    { int i = b + (int)get_local_id(0);
      if (i < N) y[i] = -x[i];
    }
  }
}

// One number.
__kernel void _occa_reversed_0(const int N, const int size, __global const int *restrict x, __global int *restrict y) {
  __local int s[64];
#line 13 "kernels/launch/launch_bounds.okl"
  { int b = size * (int)get_group_id(0);
    
    { int i = (int)get_local_id(0); s[i] = b + i < N ? x[b + i] : 0; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 16 "kernels/launch/launch_bounds.okl"
    { int i = (int)get_local_id(0);
      const int from = size - 1 - i;
      if (b + from < N) y[b + from] = s[from] + 1;
    }
  }
}

// A size that is known, and smaller than the limit.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_twice_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { int b = 16 * (int)get_group_id(0);
    { int i = b + (int)get_local_id(0);
      if (i < N) y[i] = 2 * x[i];
    }
  }
}

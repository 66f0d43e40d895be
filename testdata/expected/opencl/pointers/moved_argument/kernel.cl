#line 1 "kernels/pointers/moved_argument.okl"
// Arguments that work items change and use in several loops: each work item has its own, from the group's start.

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_moved_0(const int N, int n, float f, __global const float *x, __global float *y) {
  __local float s[32];
#line 4 "kernels/pointers/moved_argument.okl"
  { int g = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      x += 32 * g;
      y = y + 32 * g;
      n += t;
      s[t] = x[t];
    }
    for (int k = 0; k < 3; ++k) {
      { int t = (int)get_local_id(0);
        f *= 2;
        n -= k;
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 18 "kernels/pointers/moved_argument.okl"
    { int t = (int)get_local_id(0); y[t] = f * s[31 - t] + n + x[0]; }
  }
}

// A group of two axes whose sizes a launch knows; a barrier inside of a loop.
__kernel void _occa_rows_0(const int N, const int a, const int b, __global int *d, __global const int *x) {
  __local int s[64];
#line 24 "kernels/pointers/moved_argument.okl"
  { int g = (int)get_group_id(0);
    
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0);
        d += a * b * g + i;
        s[i + a * j] = x[a * b * g + i + a * j];
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        d += a * j;
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 34 "kernels/pointers/moved_argument.okl"
    { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0); *d = s[a * b - 1 - i - a * j]; }
    }
  }
}

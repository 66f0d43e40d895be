#line 1 "kernels/launch/axes.okl"
// Axes with gaps, in any order, and explicit ones beside implicit ones.

__kernel __attribute__((reqd_work_group_size(1, 8, 1))) void _occa_onlyLast_0(const int N, __global const int *x, __global int *y) {
  { int b = 8 * (int)get_group_id(2);
    { int i = b + (int)get_local_id(1); if (i < N) y[i] = x[i] + 1; }
  }
}

__kernel __attribute__((reqd_work_group_size(2, 1, 2))) void _occa_gap_0(const int N, __global const int *x, __global int *y) {
  { int b = (int)get_group_id(0);
    { int c = (int)get_group_id(2);
      { int j = (int)get_local_id(0);
        { int i = (int)get_local_id(2);
          const int n = ((b * 3 + c) * 2 + j) * 2 + i;
          if (n < N) y[n] = x[n] + 1;
        }
      }
    }
  }
}

// The second nest exchanges the axes: both need a group of 2 x 6 and 6 x 2, so 6 x 6.
__kernel __attribute__((reqd_work_group_size(6, 6, 1))) void _occa_exchanged_0(const int N, __global const int *x, __global int *y) {
  __local int s[12];
#line 24 "kernels/launch/axes.okl"
  { int b = 12 * (int)get_group_id(0);
    
    { if (get_local_id(1) < 2) { int j = (int)get_local_id(1);
      { int i = (int)get_local_id(0); s[6 * j + i] = b + 6 * j + i < N ? x[b + 6 * j + i] : 0; }
    } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    { int i = (int)get_local_id(1);
      { if (get_local_id(0) < 2) { int j = (int)get_local_id(0);
        const int n = 6 * j + i;
        if (b + n < N) y[b + n] = s[n] + 1;
      } }
    }
  }
}

__kernel __attribute__((reqd_work_group_size(3, 2, 2))) void _occa_implicitBeside_0(const int N, __global const int *x, __global int *y) {
  { int a = (int)get_group_id(1);
    { int b = (int)get_group_id(0);
      { int c = (int)get_local_id(2);
        { int d = (int)get_local_id(0);
          { int e = (int)get_local_id(1);
            const int n = (((b * 2 + a) * 2 + c) * 3 + d) * 2 + e;
            if (n < N) y[n] = x[n] + 1;
          }
        }
      }
    }
  }
}

#line 1 "kernels/loops/long_ends.okl"
// Conditions on work items with bounds at the ends of 64 bits: nothing may overflow that does not in the kernel.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_ends_0(const long N, __global int *restrict y) {
  { int g = (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      if (t <= N) y[t] += 1;
    }
    { int t = (int)get_local_id(0);
      if (t > N) y[t] += 10;
    }
    { int t = (int)get_local_id(0);
      if (t + 1 < N) y[t] += 100;
    }
    { int t = (int)get_local_id(0);
      if (t == N) y[t] += 1000;
    }
  }
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_tiles_0(const long N, __global int *restrict y) {
  { int b = 8 * (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      const int i = b + t;
      if (i < N) y[i] = 1;
    }
  }
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_counted_0(int n, __global int *restrict y) {
  { int g = (int)get_group_id(0);
    { int t = (int)get_local_id(0); n += t; }
    { int t = (int)get_local_id(0);
      if (t < n) y[8 * g + t] = n;
    }
  }
}

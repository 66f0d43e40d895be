#line 1 "kernels/exclusive/starts_from.okl"
// `@exclusive` variables whose first values are made of others, after work items have changed those.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_startsFrom_0(const int N, __global const int *x, __global int *y) {
  { int g = (int)get_group_id(0);
    int e = 3, next = e + 1, later;
    int both[2] = {e, next};
    { int t = (int)get_local_id(0);
      e += x[16 * g + t];
      both[0] += e;
      later = t;
    }
    int f = e + later, spare[2];
    const int fixed = f * 2;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 13 "kernels/exclusive/starts_from.okl"
    { int t = (int)get_local_id(0);
      f += fixed;
      spare[t & 1] = f;
      y[16 * g + t] = e + 10 * next + 100 * spare[t & 1] + both[0] - both[1];
    }
  }
}

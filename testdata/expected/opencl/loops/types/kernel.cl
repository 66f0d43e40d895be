#line 1 "kernels/loops/types.okl"
// Loop variables of every integer type, steps from arguments, bounds of other types, every comparison.
// Each kernel adds one to each of N entries.

typedef unsigned short index_t;

__kernel __attribute__((reqd_work_group_size(10, 1, 1))) void _occa_withAuto_0(const int N, __global const int *x, __global int *y) {
  { int b = 10 * (int)get_group_id(0);
    { int i = b + (int)get_local_id(0); if (i < N) y[i] = x[i] + 1; }
  }
}

__kernel __attribute__((reqd_work_group_size(10, 1, 1))) void _occa_withShort_0(const int N, __global const int *x, __global int *y) {
  { index_t b = (index_t)get_group_id(0);
    { signed char t = (signed char)9 - (signed char)get_local_id(0);
      const int i = 10 * b + t;
      if (i < N) y[i] = x[i] + 1;
    }
  }
}

__kernel __attribute__((reqd_work_group_size(100, 1, 1))) void _occa_withChar_0(const int N, __global const int *x, __global int *y) {
  { int b = (int)get_group_id(0);
    { unsigned char t = 2 * (unsigned char)get_local_id(0);
      const int i = 100 * b + t / 2;
      if (i < N) y[i] = x[i] + 1;
    }
  }
}

__kernel void _occa_withStep_0(const int N, const int step, __global const int *x, __global int *y) {
  { int b = 2 * step * (int)get_group_id(0);
    { int t = (int)get_local_id(0); if (b + t < N) y[b + t] = x[b + t] + 1; }
  }
}

__kernel void _occa_withWideBound_0(const long N, const unsigned int width, __global const int *x, __global int *y) {
  { int b = 10 * (int)get_group_id(0);
    { unsigned int t = 1 + (unsigned int)get_local_id(0);
      const long i = b + (long)t - 1;
      if (i < N) y[i] = x[i] + 1;
    }
  }
}

__kernel __attribute__((reqd_work_group_size(5, 1, 1))) void _occa_withExpressions_0(const int N, __global const int *x, __global int *y) {
  { int b = -(N + 4) / 5 * 5 + 5 * (int)get_group_id(0);
    { int t = b + (N + 4) / 5 * 5 + (int)get_local_id(0); if (t < N) y[t] = x[t] + 1; }
  }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_withConstants_0(const int N, __global const int *x, __global int *y, const int blocks) {
#line 53 "kernels/loops/types.okl"
  { int b = blocks - 1 - (int)get_group_id(0);
    { int t = 'a' + (int)get_local_id(0);
      const int i = 32 * b + t - 'a';
      if (i < N) y[i] = x[i] + true;
    }
  }
}

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_withLong_0(const ulong N, __global const int *x, __global int *y) {
  { size_t b = 16 * (size_t)get_group_id(0);
    { unsigned long t = sizeof(int) * 4 - (unsigned long)get_local_id(0);
      if (b + t - 1 < N) y[b + t - 1] = x[b + t - 1] + 1;
    }
  }
}

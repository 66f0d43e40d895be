#line 1 "kernels/loops/near_the_end.okl"
// Loops that end close to the largest value of their type, where a step of a whole tile would wrap.

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_tileToTheEnd_0(const unsigned int N, __global const int *__restrict x, __global int *__restrict y) {
  { unsigned int _occa_tiled_i = (unsigned int)(4294967295u - N) + (unsigned int)(8) * (unsigned int)get_group_id(0); unsigned int i = _occa_tiled_i + (unsigned int)get_local_id(0); if ((unsigned long long)get_group_id(0) * 8 + get_local_id(0) < ((unsigned int)(4294967295u - N) < (unsigned int)(4294967295u) ? ((unsigned long long)(unsigned int)(4294967295u) - (unsigned long long)(unsigned int)(4294967295u - N) - 1) + 1 : 0)) {
    const unsigned int at = i - (4294967295u - N);
    y[at] = x[at] + 1;
  } }
}

__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void _occa_loopToTheEnd_0(const int N, __global const int *__restrict x, __global int *__restrict y) {
  { int i = (int)(2147483647 - N) + (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      const int at = i - (2147483647 - N);
      y[at] = x[at] - 1;
    }
  }
}

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_tileToZero_0(const unsigned int N, __global const int *__restrict x, __global int *__restrict y) {
  { unsigned int _occa_tiled_i = (unsigned int)(N) - (unsigned int)(8) * (unsigned int)get_group_id(0); unsigned int i = _occa_tiled_i - (unsigned int)get_local_id(0); if ((unsigned long long)get_group_id(0) * 8 + get_local_id(0) < (0 < (unsigned int)(N) ? (unsigned long long)(unsigned int)(N) : 0)) { y[i - 1] = 2 * x[i - 1]; } }
}

// Starts where it ends for N = 0, and no `int` is larger.
__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void _occa_downFromTheEnd_0(const int N, __global const int *__restrict x, __global int *__restrict y) {
  { int i = (int)(2147483647) - (int)get_group_id(0);
    { int t = (int)get_local_id(0); y[2147483647 - i] = 3 * x[2147483647 - i]; }
  }
}

#line 1 "kernels/launch/changed_arguments.okl"
// Arguments that device code changes: each work item has its own copy. And loops whose variables start without `=`.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_changedArguments_0(int N, int groups, float scale, __global const int *restrict x, __global int *restrict y) {
#line 6 "kernels/launch/changed_arguments.okl"
  { int g = (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      N -= t;
      if (N > 0) y[16 * g + t] += N;
    }
  }
}

#line 3 "kernels/launch/changed_arguments.okl"
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_changedArguments_1(int N, int groups, float scale, __global const int *restrict x, __global int *restrict y) {
#line 13 "kernels/launch/changed_arguments.okl"
  { int i_tile = 4 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) { y[i] += x[--N]; } }
}

#line 3 "kernels/launch/changed_arguments.okl"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_changedArguments_2(int N, int groups, float scale, __global const int *restrict x, __global int *restrict y) {
  { int g = (int)get_group_id(0);
#line 15 "kernels/launch/changed_arguments.okl"
    { int t = (int)get_local_id(0);
      scale *= t;
      y[16 * g + t] += (int)scale;
      x += t;
      y[16 * g + t] += *x;
    } }
}

// A pragma of one's own takes the place of okl's.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_ownPragma_0(const int N, __global int *restrict y) {
#line 26 "kernels/launch/changed_arguments.okl"
  { int g = (int)get_group_id(0);
    { int t = (int)get_local_id(0); y[8 * g + t] = g - t; }
  }
}

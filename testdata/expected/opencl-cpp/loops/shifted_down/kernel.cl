#line 1 "kernels/loops/shifted_down.okl"
// Inner loops that run down from where the outer one stands. All have sixteen rounds.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_shiftedDown_0(const int N, __global const int *__restrict x, __global int *__restrict y) {
  { int b = (int)(N - 1) - 16 * (int)get_group_id(0);
    { int i = (int)(b) - (int)get_local_id(0); if (i >= 0) y[i] = x[i] + 1; }
  }
}

#line 3 "kernels/loops/shifted_down.okl"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_shiftedDown_1(const int N, __global const int *__restrict x, __global int *__restrict y) {
#line 7 "kernels/loops/shifted_down.okl"
  { int b = (int)(N - 1) - 16 * (int)get_group_id(0);
    { int i = (int)(b) - (int)get_local_id(0); if (i >= 0) y[i] += 1; }
  }
}

#line 3 "kernels/loops/shifted_down.okl"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_shiftedDown_2(const int N, __global const int *__restrict x, __global int *__restrict y) {
#line 10 "kernels/loops/shifted_down.okl"
  { int b = (int)(N) - 16 * (int)get_group_id(0);
    { int i = (int)(b - 1) - (int)get_local_id(0); if (i >= 0) y[i] += 1; }
  }
}

#line 3 "kernels/loops/shifted_down.okl"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_shiftedDown_3(const int N, __global const int *__restrict x, __global int *__restrict y) {
#line 13 "kernels/loops/shifted_down.okl"
  { int b = (int)(N - 1) - 16 * (int)get_group_id(0);
    { int i = (int)(b) - (int)get_local_id(0); if (i >= 0) y[i] += 1; }
  }
}

#line 3 "kernels/loops/shifted_down.okl"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_shiftedDown_4(const int N, __global const int *__restrict x, __global int *__restrict y) {
#line 16 "kernels/loops/shifted_down.okl"
  { int b = 16 * (int)get_group_id(0);
    { int i = (int)(b + 15) - (int)get_local_id(0); if (i < N) y[i] += 1; }
  }
}

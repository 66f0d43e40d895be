#line 1 "kernels/pointers/set_arguments.okl"
// Pointers that a kernel is handed and sets to others.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_setArguments_0(const int N, __global const int *x, __global int *y) {
  { int g = (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      __global int *other = y;
      __global const int *from = x + 8 * g;
      y = other + 8 * g;
      x = t > 3 ? from : x + 8 * g;
      y += t;
      *y = x[t] + from[0];
    }
  }
}

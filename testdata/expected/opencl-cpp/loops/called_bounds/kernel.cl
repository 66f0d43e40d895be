#line 1 "kernels/loops/called_bounds.okl"
// Starts and bounds that call the same function, so that the number of rounds does not depend on the group.

namespace rows {
inline int first(const int g, const int width = 3) { return width * g; }
inline int last(const int g) { return 5 * g + 4; }
}  // namespace rows

__kernel __attribute__((reqd_work_group_size(3, 1, 1))) void _occa_called_0(const int N, __global const int *__restrict x, __global int *__restrict y) {
  { int g = (int)get_group_id(0);
    { int t = (int)(rows::first(g)) + (int)get_local_id(0); y[t] = x[t] + g; }
  }
}

__kernel __attribute__((reqd_work_group_size(5, 1, 1))) void _occa_wider_0(const int N, __global const int *__restrict x, __global int *__restrict y) {
  { int g = (int)get_group_id(0);
    { int t = (int)(rows::first(g, 5)) + (int)get_local_id(0); y[t] = x[t] - g; }
  }
}

__kernel __attribute__((reqd_work_group_size(5, 1, 1))) void _occa_down_0(const int N, __global const int *__restrict x, __global int *__restrict y) {
  { int g = (int)get_group_id(0);
    { int t = (int)(rows::last(g)) - (int)get_local_id(0); y[t] = x[t] * g; }
  }
}

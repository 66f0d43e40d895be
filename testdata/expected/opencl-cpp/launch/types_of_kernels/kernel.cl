#line 1 "kernels/launch/types_of_kernels.okl"
// Two kernels name their own types alike: which kernel a type belongs to decides how its value gets to a device.

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_left_0(const int N, __global int *__restrict y, int count) {
#line 5 "kernels/launch/types_of_kernels.okl"
  struct Pair {
    int a, b;
  };
#line 9 "kernels/launch/types_of_kernels.okl"
  Pair pair = {N, 2};
  { int g = (int)get_group_id(0);
    { int i = (int)get_local_id(0); y[4 * g + i] = count * pair.b - pair.a; }
  }
}

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_right_0(const int N, __global int *__restrict y, int count) {
#line 17 "kernels/launch/types_of_kernels.okl"
  struct Pair {
    int a, b;
  };
#line 21 "kernels/launch/types_of_kernels.okl"
  Pair pair = {3, N};
  { int g = (int)get_group_id(0);
    { int i = (int)get_local_id(0); y[4 * g + i] = count * pair.a + pair.b; }
  }
}

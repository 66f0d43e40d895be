#line 1 "kernels/tile/constant_size.okl"
// Tiles whose size is a constant that nothing else names.

enum { p_one = 2 };
enum { p_many = 8 };

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_constantSize_0(const int N, __global const int *a, __global int *b) {
  { int i_tile = 8 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    b[i] = 2 * a[i];
  } }
}

#line 6 "kernels/tile/constant_size.okl"
__kernel __attribute__((reqd_work_group_size(3, 1, 1))) void _occa_constantSize_1(const int N, __global const int *a, __global int *b) {
#line 10 "kernels/tile/constant_size.okl"
  { int i_tile = (int)get_group_id(1); int i = i_tile + (int)get_group_id(0); if (i < N) {
    { int j = (int)get_local_id(0);
      if (j == 1) b[i] += j;
    }
  } }
}

#line 1 "kernels/tile/named_size.okl"
// The size of a tile is a constant that nothing else in the kernel names.

enum { wide = 6 };
enum { narrow = 4 };
enum { few = 3 };

__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void _occa_before_0(const int N, const int step, __global const int *restrict x, __global int *restrict y) {
  { int n_tile = (wide - 2) * step * (int)get_group_id(0); int n = n_tile + step * (int)get_local_id(0); if (n_tile + step * (long)get_local_id(0) < N) { y[n] = x[n] + 1; } }
}

__kernel __attribute__((reqd_work_group_size(2, 1, 1))) void _occa_twice_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { int b_tile = 4 * (int)get_group_id(1); int b = b_tile + (int)get_group_id(0); if (b < N) {
    { int t = (int)get_local_id(0);
      if (t == b % 2) y[b] = x[b] + 2;
    }
  } }
}

__kernel __attribute__((reqd_work_group_size(3, 1, 1))) void _occa_inHeader_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { short n_tile = 3 * (short)get_group_id(0); short n = n_tile + (short)get_local_id(0); if (n_tile + (long)get_local_id(0) < N) { y[n] = x[n] + 3; } }
}

#line 1 "kernels/launch/early_return.okl"
// Host code that leaves early, loops with break and continue, and a switch, around launches.

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_early_0(const int N, const int mode, __global const int *restrict x, __global int *restrict y) {
#line 6 "kernels/launch/early_return.okl"
  { int n_tile = 8 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) { y[n] = x[n]; } }
}

#line 3 "kernels/launch/early_return.okl"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_early_1(const int N, const int mode, __global const int *restrict x, __global int *restrict y, int shift) {
#line 14 "kernels/launch/early_return.okl"
  { int n_tile = 8 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) { y[n] += shift; } }
}

#line 3 "kernels/launch/early_return.okl"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_early_2(const int N, const int mode, __global const int *restrict x, __global int *restrict y) {
#line 19 "kernels/launch/early_return.okl"
  { int n_tile = 8 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) { y[n] *= 2; } }
}

#line 3 "kernels/launch/early_return.okl"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_early_3(const int N, const int mode, __global const int *restrict x, __global int *restrict y, int shift) {
#line 27 "kernels/launch/early_return.okl"
  { int n_tile = 8 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) { y[n] += shift; } }
}

#line 1 "kernels/prelude/printf.okl"
// A kernel that prints, without an include.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_reports_0(const int N, __global const int *a, __global int *b) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    b[i] = 2 * a[i];
    if (b[i] > 1000) printf("%d is too large at %d\n", b[i], i);
  } }
}

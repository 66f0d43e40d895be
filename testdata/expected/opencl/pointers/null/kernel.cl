#line 1 "kernels/pointers/null.okl"
// `NULL` comes out of a header, and what stands beside it is an assignment or a comparison like any other.

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_null_0(const int N, __global const int *restrict x, __global int *restrict y) {
  { int i_tile = 8 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    __global const int *p = x + i;
    if (x[i] > 50) p = NULL;
    y[i] = p == NULL ? -1 : *p;
  } }
}

#line 1 "kernels/source/comments_are_no_code.okl"
// What comments say is not what the code says; arrays of host functions may have any size.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_firstAbove_0(const int /* and so on ... */ N, __global const int *x, __global int *at) {
  { int i_tile = 16 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    int n = 0;
  again: /* here */;
    if (x[n] <= i && ++n < N) goto /* there */ again;
    at[i] = n;
  } }
}


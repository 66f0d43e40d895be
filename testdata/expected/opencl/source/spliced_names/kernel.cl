#line 1 "kernels/source/spliced_names.okl"
// A line break in the middle of words, also of an attribute.

#line 4 "kernels/source/spliced_names.okl"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_spliced_0(const int N, __global const int *restrict x, __global int *y) {
  { int n_tile = 8 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) { y[n] = x[\
n] + 1; } }
}

#line 1 "kernels/cpp/unused_operators.okl"
// A method that only code calls which nobody runs, of a class that nobody makes, is written once for each target.

#line 4 "kernels/cpp/unused_operators.okl"
static __private int *same_int(__private int *x) {
  return x;
}




#line 17 "kernels/cpp/unused_operators.okl"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_unused_0(const int N, __global int *restrict y) {
  { int i_tile = 8 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    int q = 3 * i;
    y[i] = *same_int(&q);
  } }
}

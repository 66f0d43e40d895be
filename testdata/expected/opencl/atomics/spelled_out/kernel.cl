#line 1 "kernels/atomics/spelled_out.okl"
// `x = x op e`, the long way to write an update; also with the sides exchanged and in a block.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_spelledOut_0(const int N, __global const int *restrict x, __global int *restrict sums) {
  { int _occa_tiled_n = 16 * (int)get_group_id(0); int n = _occa_tiled_n + (int)get_local_id(0); if (n < N) {
    atomic_add((volatile __global int *)&(sums[0]), (int)(x[n]));
    atomic_sub((volatile __global int *)&(sums[1]), (int)(x[n]));
    atomic_add((volatile __global int *)&(sums[2]), (int)(x[n]));
    { atomic_add((volatile __global int *)&(sums[3]), (int)(2 * x[n])); }
  } }
}

#line 1 "kernels/atomics/spelled_out.okl"
// `x = x op e`, the long way to write an update; also with the sides exchanged and in a block.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_spelledOut_0(const int N, __global const int *__restrict x, __global int *__restrict sums) {
  { int _occa_tiled_n = 16 * (int)get_group_id(0); int n = _occa_tiled_n + (int)get_local_id(0); if (n < N) {
    atomic_fetch_add_explicit((volatile atomic_int *)&(sums[0]), (int)(x[n]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
    atomic_fetch_sub_explicit((volatile atomic_int *)&(sums[1]), (int)(x[n]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
    atomic_fetch_add_explicit((volatile atomic_int *)&(sums[2]), (int)(x[n]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
    { atomic_fetch_add_explicit((volatile atomic_int *)&(sums[3]), (int)(2 * x[n]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); }
  } }
}

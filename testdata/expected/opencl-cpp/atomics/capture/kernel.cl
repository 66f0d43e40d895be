#line 1 "kernels/atomics/capture.okl"
// Captures: every item takes a place of its own from a counter.

// Prefix compaction without a scan: the order is open, the set is not.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_takePlaces_0(const int N, __global const int *__restrict x, __global int *__restrict count, __global int *__restrict kept) {
  { int _occa_tiled_n = 32 * (int)get_group_id(0); int n = _occa_tiled_n + (int)get_local_id(0); if (n < N) {
    if (x[n] > 0) {
      int place;
      place = atomic_fetch_add_explicit((volatile atomic_int *)&(count[0]), 1, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
      kept[place] = x[n];
    }
  } }
}

// From the far end, with a stride, and with the new value instead of the old one.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_takeRanges_0(const int N, __global const int *__restrict x, __global int *__restrict used, __global int *__restrict out) {
  { int _occa_tiled_n = 32 * (int)get_group_id(0); int n = _occa_tiled_n + (int)get_local_id(0); if (n < N) {
    int end;
    { const int _occa_operand = (int)(x[n]); const int _occa_old = atomic_fetch_add_explicit((volatile atomic_int *)&(used[0]), _occa_operand, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); end = (int)(_occa_old + _occa_operand); }
    for (int k = 1; k <= x[n]; ++k) out[end - k] = n;
    int left;
    { const int _occa_operand = 1; const int _occa_old = atomic_fetch_sub_explicit((volatile atomic_int *)&(used[1]), _occa_operand, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); left = (int)(_occa_old - _occa_operand); }
    used[2 + left] = 1;
  } }
}

#line 1 "kernels/atomics/capture.okl"
// Captures: every item takes a place of its own from a counter.

// Prefix compaction without a scan: the order is open, the set is not.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_takePlaces_0(const int N, __global const int *restrict x, __global int *restrict count, __global int *restrict kept) {
  { int n_tile = 32 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    if (x[n] > 0) {
      int place;
      place = atomic_add((volatile __global int *)&count[0], 1);
      kept[place] = x[n];
    }
  } }
}

// From the far end, with a stride, and with the new value instead of the old one.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_takeRanges_0(const int N, __global const int *restrict x, __global int *restrict used, __global int *restrict out) {
  { int n_tile = 32 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    int end;
    { const int operand = x[n]; const int old = atomic_add((volatile __global int *)&used[0], operand); end = old + operand; }
    for (int k = 1; k <= x[n]; ++k) out[end - k] = n;
    int left;
    { const int operand = 1; const int old = atomic_sub((volatile __global int *)&used[1], operand); left = old - operand; }
    used[2 + left] = 1;
  } }
}

#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/atomics/capture.okl"
// Captures: every item takes a place of its own from a counter.

// Prefix compaction without a scan: the order is open, the set is not.
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_takePlaces_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict count [[buffer(2)]], device int *__restrict kept [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_n = 32 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) {
    if (x[n] > 0) {
      int place;
      place = atomic_fetch_add_explicit((volatile device atomic_int *)&(count[0]), 1, memory_order_relaxed);
      kept[place] = x[n];
    }
  } }
}

// From the far end, with a stride, and with the new value instead of the old one.
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_takeRanges_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict used [[buffer(2)]], device int *__restrict out [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_n = 32 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) {
    int end;
    { const int _occa_operand = (int)(x[n]); const int _occa_old = atomic_fetch_add_explicit((volatile device atomic_int *)&(used[0]), _occa_operand, memory_order_relaxed); end = (int)(_occa_old + _occa_operand); }
    for (int k = 1; k <= x[n]; ++k) out[end - k] = n;
    int left;
    { const int _occa_operand = 1; const int _occa_old = atomic_fetch_sub_explicit((volatile device atomic_int *)&(used[1]), _occa_operand, memory_order_relaxed); left = (int)(_occa_old - _occa_operand); }
    used[2 + left] = 1;
  } }
}

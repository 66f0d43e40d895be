#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/atomics/spelled_out.okl"
// `x = x op e`, the long way to write an update; also with the sides exchanged and in a block.

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_spelledOut_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict sums [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_n = 16 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) {
    atomic_fetch_add_explicit((volatile device atomic_int *)&(sums[0]), (int)(x[n]), memory_order_relaxed);
    atomic_fetch_sub_explicit((volatile device atomic_int *)&(sums[1]), (int)(x[n]), memory_order_relaxed);
    atomic_fetch_add_explicit((volatile device atomic_int *)&(sums[2]), (int)(x[n]), memory_order_relaxed);
    { atomic_fetch_add_explicit((volatile device atomic_int *)&(sums[3]), (int)(2 * x[n]), memory_order_relaxed); }
  } }
}

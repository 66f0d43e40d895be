#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/pointers/null.okl"
// `NULL` comes out of a header, and what stands beside it is an assignment or a comparison like any other.

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_null_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 8 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) {
    device const int *p = x + i;
    if (x[i] > 50) p = nullptr;
    y[i] = p == nullptr ? -1 : *p;
  } }
}

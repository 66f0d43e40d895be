#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/source/spliced_names.okl"
// A line break in the middle of words, also of an attribute.

#line 4 "kernels/source/spliced_names.okl"
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_spliced_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_n = 8 * (int)_occa_group_position.x; int n = _occa_tiled_n + (int)_occa_thread_position.x; if (n < N) { y[n] = x[\
n] + 1; } }
}

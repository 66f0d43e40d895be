#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/functions/host_headers.okl"
// Headers and functions that only host code needs stay out of the device's text.





#line 13 "kernels/functions/host_headers.okl"
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_hostHeaders_0(constant const int &N [[buffer(0)]], device const int *x [[buffer(1)]], device int *y [[buffer(2)]], constant int &offset [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 15 "kernels/functions/host_headers.okl"
  { int _occa_tiled_i = 8 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) {
    y[i] = x[i] + offset;
  } }
}

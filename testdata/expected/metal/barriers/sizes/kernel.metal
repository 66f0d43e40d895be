#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/barriers/sizes.okl"
// What only stands inside of `sizeof` and `decltype` is neither read nor written: no barrier for it.

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_sizes_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[8];
#line 4 "kernels/barriers/sizes.okl"
  { int g = 8 * (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x; y[g + t] = sizeof(s) / sizeof(s[7 - t]); }
    { int t = (int)_occa_thread_position.x; s[t] = x[g + t] + sizeof(y[g + 7 - t]); }
    { int t = (int)_occa_thread_position.x; y[g + t] += s[t]; }
  }
}

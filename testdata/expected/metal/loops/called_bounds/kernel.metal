#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/loops/called_bounds.okl"
// Starts and bounds that call the same function, so that the number of rounds does not depend on the group.

namespace rows {
inline int first(const int g, const int width = 3) { return width * g; }
inline int last(const int g) { return 5 * g + 4; }
}  // namespace rows

[[max_total_threads_per_threadgroup(3)]] kernel void _occa_called_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int g = (int)_occa_group_position.x;
    { int t = (int)(rows::first(g)) + (int)_occa_thread_position.x; y[t] = x[t] + g; }
  }
}

[[max_total_threads_per_threadgroup(5)]] kernel void _occa_wider_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int g = (int)_occa_group_position.x;
    { int t = (int)(rows::first(g, 5)) + (int)_occa_thread_position.x; y[t] = x[t] - g; }
  }
}

[[max_total_threads_per_threadgroup(5)]] kernel void _occa_down_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int g = (int)_occa_group_position.x;
    { int t = (int)(rows::last(g)) - (int)_occa_thread_position.x; y[t] = x[t] * g; }
  }
}

#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/barriers/null.okl"
// `NULL` comes out of a header: where it is written, something is written.

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_null_0(device const int *__restrict x [[buffer(0)]], device int *__restrict y [[buffer(1)]], device int *__restrict z [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup const int * p[8];
#line 4 "kernels/barriers/null.okl"
  { int g = (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x; p[t] = x + 8 * g + t; }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 7 "kernels/barriers/null.okl"
    { int t = (int)_occa_thread_position.x; y[8 * g + t] = p[7 - t] == nullptr ? 0 : *p[7 - t]; }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 8 "kernels/barriers/null.okl"
    { int t = (int)_occa_thread_position.x; p[t] = nullptr; }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 9 "kernels/barriers/null.okl"
    { int t = (int)_occa_thread_position.x; z[8 * g + t] = p[7 - t] == nullptr; }
  }
}

#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/barriers/no_braces.okl"
// Nests in loops and conditions without braces: the barrier before a nest belongs into the loop.

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_foldNoBraces_0(constant const int &N [[buffer(0)]], device const float *__restrict x [[buffer(1)]], device float *__restrict sums [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s[16];
#line 4 "kernels/barriers/no_braces.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x; s[t] = b + t < N ? x[b + t] : 0.0f; }
    for (int alive = 8; alive > 0; alive /= 2)
      { threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup); { int t = (int)_occa_thread_position.x;
        if (t < alive) s[t] += s[t + alive]; } }
    { int t = (int)_occa_thread_position.x;
      if (t == 0) sums[b / 16] = s[0]; }
  }
}

// The condition is the same for the whole group.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_reverseIf_0(constant const int &N [[buffer(0)]], constant const int &reverse [[buffer(1)]], device const float *__restrict x [[buffer(2)]], device float *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s[16];
#line 17 "kernels/barriers/no_braces.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x; s[t] = b + t < N ? x[b + t] : 0.0f; }
    if (reverse)
      { threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup); { int t = (int)_occa_thread_position.x; y[b + t] = s[15 - t]; } }
    else
      { threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup); { int t = (int)_occa_thread_position.x; y[b + t] = s[t ^ 1]; } }
  }
}

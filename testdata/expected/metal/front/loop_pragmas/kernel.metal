#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/front/loop_pragmas.okl"
// Pragmas of loops before parallel ones, which are no loops on a device.

#define UNROLL _Pragma("unroll")

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_loopPragmas_0(constant const int &N [[buffer(0)]], device float *x [[buffer(1)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s[8];
#line 10 "kernels/front/loop_pragmas.okl"
  { int b = (int)_occa_group_position.x;
    

    { int t = (int)_occa_thread_position.x; s[t] = x[b * 8 + t]; }
    
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
    { int t = (int)_occa_thread_position.x;
#line 16 "kernels/front/loop_pragmas.okl"
#pragma unroll 2
      for (int k = 0; k < 2; ++k) x[b * 8 + t] += s[7 - t]; }



    // The pragma is one of this loop, too.
    { if (_occa_thread_position.x < 4) { int t = (int)_occa_thread_position.x; x[b * 8 + t] += 3; } }
  }
}

#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/pointers/late.okl"
// Pointers that get their value where it is used: in headers of loops and in conditions.

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_late_0(constant const int &N [[buffer(0)]], device const float *x [[buffer(1)]], device float *y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup float s[8];
#line 4 "kernels/pointers/late.okl"
  { int b = (int)_occa_group_position.x;
    
    { int t = (int)_occa_thread_position.x; s[t] = x[b * 8 + t]; }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 7 "kernels/pointers/late.okl"
    { int t = (int)_occa_thread_position.x;
      float sum = 0;
      threadgroup float *p;
      device const float *q, *end;
      for (p = s; p < s + 8; ++p) sum += *p;
      for (q = x + b * 8, end = q + 4; q != end; q++) sum += *q;
      device const float *r;
      int k = 0;
      while ((r = x + k)[0] > 0.2f && k < 3) {
        sum += r[1];
        ++k;
      }
      device float *w;
      if ((w = y + b * 8 + t) && sum > 0) *w = sum;
    }
  }
}

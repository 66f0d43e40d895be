#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/source/odd_text.okl"
// Odd text: carriage returns, spliced lines, digraphs, other alphabets, signs in strings, no last line end.
/* @kernel void notAKernel() { @outer } äöü */

#define LONG_SUM(a, b) \
  ((a) + \
   (b))

// A comment with a splice @outer \
   that goes on @inner here

constant const char at_signs[] = "@outer \"@inner\" @shared\\";

#line 14 "kernels/source/odd_text.okl"
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_oddText_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int * __restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[8];
#line 15 "kernels/source/odd_text.okl"
  { int b = 8 * (int)_occa_group_position.x;
      // größe = 8; @exclusive
    { int t = (int)_occa_thread_position.x; s[t] = b + t < N ? x[b + t] : 0; }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 18 "kernels/source/odd_text.okl"
    { int t = (int)_occa_thread_position.x;
      const char quote = '@', single = '\'';
      int extra = 0;
      for (int k = 0; at_signs[k] != 0; ++k) extra += at_signs[k] == quote || at_signs[k] == single;
      if (b + t < N) y[b + t] = LONG_SUM(s[7 - t], extra) + (quote == "@"[0] ? 1000 : 0);
    }
  }
}
#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/functions/headers.okl"
// Functions of an included header that only the host reaches, only kernels, both, or nobody.

#line 1 "kernels/functions/reached.h"
// What host code and kernels of functions/headers.okl share. Nothing here is marked: who reaches what decides.


#define REACHED_H

// The host alone: a device could not compile the static variable in it.

#line 13 "kernels/functions/reached.h"
// Kernels alone.
inline float squared(const float value) { return value * value; }

// Both, one of them through another function.
inline int smaller(const int a, const int b) { return a < b ? a : b; }
inline int firstOf(const int group, const int size, const int N) { return smaller(group * size, N); }

// Neither: a device could not compile this one either.




#line 5 "kernels/functions/headers.okl"
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_reached_0(constant const int &N [[buffer(0)]], constant const int &size [[buffer(1)]], device const float *__restrict x [[buffer(2)]], device float *__restrict y [[buffer(3)]], constant int &most [[buffer(4)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 8 "kernels/functions/headers.okl"
  { int b = (int)_occa_group_position.x;
    { int t = (int)_occa_thread_position.x;
      const int n = firstOf(b, 16, N) + t;
      if (n < N) y[n] = squared(x[n]) + smaller(n, size);
    }
  }
}

#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/attributes/loops.okl"
// Loop attributes in every place, on loops with and without braces.




#line 4 "kernels/attributes/loops.h"
#define PLUS_ONE(x) ((x) + 1)

inline int plusOne(const int x) { return PLUS_ONE(x); }


#line 5 "kernels/attributes/loops.okl"
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_noBraces_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int g = 8 * (int)_occa_group_position.x;
    { int i = (int)(g) + (int)_occa_thread_position.x;
      if (i < N) b[i] = a[i] + 1; } }
}

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_noBracesLate_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int g = 8 * (int)_occa_group_position.x;
    { int i = (int)(g) + (int)_occa_thread_position.x;
      if (i < N)
        b[i] = a[i] + 1; } }
}

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_tiles_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 8 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) { b[i] = a[i]; } }
}

#line 18 "kernels/attributes/loops.okl"
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_tiles_1(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 20 "kernels/attributes/loops.okl"
  { if (_occa_thread_position.x < (N > 40 ? 16 : 8)) { int _occa_tiled_i = (int)(N > 40 ? 16 : 8) * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) { b[i] += 1; } } }
}

[[max_total_threads_per_threadgroup(1)]] kernel void _occa_tileOfOne_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 4 * (int)_occa_group_position.x; for (int i = _occa_tiled_i; i < _occa_tiled_i + (4); i += 1) { if (i < N) {
    { { int k = (int)_occa_thread_position.x; b[i] = a[i] + 1; } } } } threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup); }
}

[[max_total_threads_per_threadgroup(32)]] kernel void _occa_tileInside_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int g = 32 * (int)_occa_group_position.x;
    do { int _occa_tiled_i = (int)(g) + 8 * (int)_occa_thread_position.y; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < g + 32) {
      if (i >= N) continue;
      for (int _occa_tiled_k = 0; _occa_tiled_k < 6; _occa_tiled_k += 4) { for (int k = _occa_tiled_k; k < _occa_tiled_k + (4); k += 1) { if (k < 6) { b[i] = k == 5 ? a[i] + 1 : 0; } } }
    } } while (0);
  }
}

// Three and three, numbered, unnumbered and both.
[[max_total_threads_per_threadgroup(6)]] kernel void _occa_threeAxes_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int z = (int)_occa_group_position.z;
    { int y = (int)_occa_group_position.y;
      { int x = (int)_occa_group_position.x;
        { int k = (int)_occa_thread_position.z;
          { int j = (int)_occa_thread_position.y;
            { int i = (int)_occa_thread_position.x;
              const int n = (((z * 2 + y) * ((N + 23) / 24) + x) * 2 + k) * 3 + j + i;
              if (n < N) b[n] = a[n] + 1;
            } } } } } }
}

// Loops whose headers come out of macros, one of them from another file.


[[max_total_threads_per_threadgroup(8)]] kernel void _occa_macroLoops_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int g = 8 * (int)_occa_group_position.x;
    { int i = (int)(g) + (int)_occa_thread_position.x;
      if (i < N) b[i] = PLUS_ONE(a[i]);
    }
  }
}



#line 68 "kernels/attributes/loops.okl"
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_pastedKernel_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 68 "kernels/attributes/loops.okl"
  { int _occa_tiled_i = 8 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) { b[i] = ((a[i]) + 1); } }
}
#line 69 "kernels/attributes/loops.okl"
#undef COPY

// A prototype with the attribute is enough.

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_declaredBefore_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 8 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) { b[i] = plusOne(a[i]); } }
}

// So is one after the parameters, or between the words.
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_attributeLate_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 8 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) { b[i] = plusOne(a[i]); } }
}

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_attributeBetween_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 8 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) { b[i] = plusOne(a[i]); } }
}

extern "C" [[max_total_threads_per_threadgroup(8)]] kernel void _occa_arrowResult_0(constant const int &N [[buffer(0)]], device const int *a [[buffer(1)]], device int *b [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 8 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) { b[i] = plusOne(a[i]); } }
}

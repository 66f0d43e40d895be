#include <metal_stdlib>
using namespace metal;
template <class okl_A, class okl_B>
inline auto okl_min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
#line 1 "kernels/tile/lines.okl"
// @tile on one loop: sizes that divide and do not, with and without the check, every comparison, steps,
// directions, types, plain tiles; sizes from macros, expressions and arguments.

#define p_size 8


// The caller promises that 8 divides N.
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_unchecked_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 8 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; y[i] = x[i] + 1; }
}

[[max_total_threads_per_threadgroup(11)]] kernel void _occa_checked_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 11 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i <= N - 1) { y[i] = x[i] + 1; } }
}

[[max_total_threads_per_threadgroup(4)]] kernel void _occa_stepped_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 12 * (int)_occa_group_position.x; int i = _occa_tiled_i + 3 * (int)_occa_thread_position.x; if (i < N) {
    y[i] = x[i] + 1;
    if (i + 1 < N) y[i + 1] = x[i + 1] + 1;
    if (i + 2 < N) y[i + 2] = x[i + 2] + 1;
  } }
}

[[max_total_threads_per_threadgroup(5)]] kernel void _occa_steppedDown_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = (int)(N - 1) - 10 * (int)_occa_group_position.x; int i = _occa_tiled_i - 2 * (int)_occa_thread_position.x; if (i >= 0) {
    for (int k = i; k >= 0 && k > i - 2; --k) y[k] = x[k] + 1;
  } }
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_longSpelling_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 16 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (N > i) { y[i] = x[i] + 1; } }
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_wide_0(constant const long &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { long _occa_tiled_i = (long)(16) * (long)_occa_group_position.x; long i = _occa_tiled_i + (long)_occa_thread_position.x; if (i < N) { y[i] = x[i] + 1; } }
}

kernel void _occa_fromArgument_0(constant const int &N [[buffer(0)]], constant const int &size [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device int *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = (int)(size) * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) { y[i] = x[i] + 1; } }
}

// Tiles of groups, and plain tiles around and inside of work items.
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_tilesOfGroups_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_g = 3 * (int)_occa_group_position.y; int g = _occa_tiled_g + (int)_occa_group_position.x; if (g < (N + 6) / 7) {
    { int _occa_tiled_k = 4 * (int)_occa_thread_position.y; int k = _occa_tiled_k + (int)_occa_thread_position.x; if (k < 7) {
      const int i = 7 * g + k;
      if (i < N) y[i] = x[i] + 1;
    } }
  } }
}

[[max_total_threads_per_threadgroup(4)]] kernel void _occa_plainTiles_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int g = 32 * (int)_occa_group_position.x;
    { int t = (int)_occa_thread_position.x;
      const int start = g + 8 * t, end = okl_min(start + 8, N);
      for (int _occa_tiled_i = start; _occa_tiled_i < end; _occa_tiled_i += 3) { for (int i = _occa_tiled_i; i < _occa_tiled_i + (3); i += 1) { if (i < end) {
        y[i] = x[i];
        if (i % 2 == 0) continue;
        y[i] += 1;
      } } }
      for (int _occa_tiled_i = end - 1; _occa_tiled_i >= start; _occa_tiled_i -= 5) { for (int i = _occa_tiled_i; i > _occa_tiled_i - (5); i -= 1) { if (i >= start) {
        if (i % 2 == 0) y[i] += 1;
      } } }
    }
  }
}

#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/tile/edges.okl"
// Tiles whose last rounds would leave the loop, its type, or both.

[[max_total_threads_per_threadgroup(4)]] kernel void _occa_notEqual_0(constant const int &N [[buffer(0)]], device int *hits [[buffer(1)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = 4 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < N) { hits[i] += 1; } }
}

// 0 is the last value; the last tile would go on below it.
[[max_total_threads_per_threadgroup(4)]] kernel void _occa_unsignedDown_0(constant const unsigned &N [[buffer(0)]], device int *hits [[buffer(1)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { unsigned int _occa_tiled_i = (unsigned int)(N) - (unsigned int)(4) * (unsigned int)_occa_group_position.x; unsigned int i = _occa_tiled_i - (unsigned int)_occa_thread_position.x; if ((long)_occa_tiled_i - (long)_occa_thread_position.x > (0)) { hits[i - 1] += 1; } }
}

[[max_total_threads_per_threadgroup(3)]] kernel void _occa_unsignedDownInside_0(device int *hits [[buffer(0)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int g = (int)_occa_group_position.x;
    { unsigned int _occa_tiled_i = (unsigned int)(10) - (unsigned int)(4) * (unsigned int)_occa_thread_position.x; for (int _occa_round_i = 0; _occa_round_i < 4; ++_occa_round_i) { unsigned int i = _occa_tiled_i - (unsigned int)_occa_round_i; if ((long)_occa_tiled_i - (long)_occa_round_i > (0)) { hits[i - 1] += 1; } } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 15 "kernels/tile/edges.okl"
    { if (_occa_thread_position.x < 1) { int t = (int)_occa_thread_position.x;
      for (int _occa_tile_i = 0; _occa_tile_i < 10; _occa_tile_i += 4) { unsigned int _occa_tiled_i = (unsigned int)(10) - (unsigned int)_occa_tile_i; for (int _occa_round_i = 0; _occa_round_i < 4; ++_occa_round_i) { unsigned int i = _occa_tiled_i - (unsigned int)_occa_round_i; if ((long)_occa_tiled_i - (long)_occa_round_i > (0)) { hits[i - 1] += 2; } } }
    } }
  }
}

// 127 is the largest value.
[[max_total_threads_per_threadgroup(5)]] kernel void _occa_smallType_0(device int *hits [[buffer(0)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { signed char _occa_tiled_i = (signed char)(100) + (signed char)(15) * (signed char)_occa_group_position.x; signed char i = _occa_tiled_i + (signed char)(3) * (signed char)_occa_thread_position.x; if (i < 127) { hits[(i - 100) / 3] += 1; } }
}

// `<=` visits no edge twice, a step loses no round, either way.
[[max_total_threads_per_threadgroup(2)]] kernel void _occa_steps_0(constant const int &N [[buffer(0)]], device int *up [[buffer(1)]], device int *down [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int _occa_tiled_i = (int)(1) + 6 * (int)_occa_group_position.x; int i = _occa_tiled_i + 3 * (int)_occa_thread_position.x; if ((long)_occa_tiled_i + (long)(3) * (long)_occa_thread_position.x <= (N)) { up[i] += 1; } }
}

#line 27 "kernels/tile/edges.okl"
[[max_total_threads_per_threadgroup(3)]] kernel void _occa_steps_1(constant const int &N [[buffer(0)]], device int *up [[buffer(1)]], device int *down [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 29 "kernels/tile/edges.okl"
  { int _occa_tiled_i = (int)(N) - 6 * (int)_occa_group_position.x; int i = _occa_tiled_i - 2 * (int)_occa_thread_position.x; if (i >= 0) { down[i] += 1; } }
}

#line 27 "kernels/tile/edges.okl"
[[max_total_threads_per_threadgroup(1)]] kernel void _occa_steps_2(constant const int &N [[buffer(0)]], device int *up [[buffer(1)]], device int *down [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 30 "kernels/tile/edges.okl"
  { int _occa_tiled_i = (int)(N) - 6 * (int)_occa_group_position.y; int i = _occa_tiled_i - 3 * (int)_occa_group_position.x; if (i > 1) {
    { int t = (int)_occa_thread_position.x; down[i] += 10; }
  } }
}

// A size that the host computes, and one from an enumeration without a name.
enum { Size = 3 };

kernel void _occa_sizes_0(constant const int &N [[buffer(0)]], device int *hits [[buffer(1)]], constant int &size [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 41 "kernels/tile/edges.okl"
  { int _occa_tiled_i = (int)(size) * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if ((long)_occa_tiled_i + (long)_occa_thread_position.x < (N)) { hits[i] += 1; } }
}

#line 38 "kernels/tile/edges.okl"
[[max_total_threads_per_threadgroup(3)]] kernel void _occa_sizes_1(constant const int &N [[buffer(0)]], device int *hits [[buffer(1)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
#line 42 "kernels/tile/edges.okl"
  { int _occa_tiled_i = 3 * (int)_occa_group_position.x; int i = _occa_tiled_i + (int)_occa_thread_position.x; if ((long)_occa_tiled_i + (long)_occa_thread_position.x < (N)) { hits[i] += 1; } }
}

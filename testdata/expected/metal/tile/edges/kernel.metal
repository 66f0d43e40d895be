#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/tile/edges.okl"
// Tiles whose last rounds would leave the loop, its type, or both.

[[max_total_threads_per_threadgroup(4)]] kernel void _occa_notEqual_0(constant const int &N [[buffer(0)]], device int *hits [[buffer(1)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  { int i_tile = 4 * (int)group_position.x; int i = i_tile + (int)thread_position.x; if (i < N) { hits[i] += 1; } }
}

// 0 is the last value; the last tile would go on below it.
[[max_total_threads_per_threadgroup(4)]] kernel void _occa_unsignedDown_0(constant const unsigned &N [[buffer(0)]], device int *hits [[buffer(1)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  { unsigned int i_tile = N - 4 * (unsigned int)group_position.x; unsigned int i = i_tile - (unsigned int)thread_position.x; if (i_tile - (long)thread_position.x > (unsigned int)0) { hits[i - 1] += 1; } }
}

[[max_total_threads_per_threadgroup(3)]] kernel void _occa_unsignedDownInside_0(device int *hits [[buffer(0)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  { int g = (int)group_position.x;
    { unsigned int i_tile = 10 - 4 * (unsigned int)thread_position.x; for (int i_nth = 0; i_nth < 4; ++i_nth) { unsigned int i = i_tile - (unsigned int)i_nth; if (i_tile - (long)i_nth > (unsigned int)0) { hits[i - 1] += 1; } } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 15 "kernels/tile/edges.okl"
    { if (thread_position.x < 1) { int t = (int)thread_position.x;
      for (int i_from = 0; i_from < 10; i_from += 4) { unsigned int i_tile = 10 - (unsigned int)i_from; for (int i_nth = 0; i_nth < 4; ++i_nth) { unsigned int i = i_tile - (unsigned int)i_nth; if (i_tile - (long)i_nth > (unsigned int)0) { hits[i - 1] += 2; } } }
    } }
  }
}

// 127 is the largest value.
[[max_total_threads_per_threadgroup(5)]] kernel void _occa_smallType_0(device int *hits [[buffer(0)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  { signed char i_tile = (signed char)100 + 15 * (signed char)group_position.x; signed char i = i_tile + 3 * (signed char)thread_position.x; if (i < 127) { hits[(i - 100) / 3] += 1; } }
}

// `<=` visits no edge twice, a step loses no round, either way.
[[max_total_threads_per_threadgroup(2)]] kernel void _occa_steps_0(constant const int &N [[buffer(0)]], device int *up [[buffer(1)]], device int *down [[buffer(2)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  { int i_tile = 1 + 6 * (int)group_position.x; int i = i_tile + 3 * (int)thread_position.x; if (i_tile + 3 * (long)thread_position.x <= N) { up[i] += 1; } }
}

#line 27 "kernels/tile/edges.okl"
[[max_total_threads_per_threadgroup(3)]] kernel void _occa_steps_1(constant const int &N [[buffer(0)]], device int *up [[buffer(1)]], device int *down [[buffer(2)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
#line 29 "kernels/tile/edges.okl"
  { int i_tile = N - 6 * (int)group_position.x; int i = i_tile - 2 * (int)thread_position.x; if (i >= 0) { down[i] += 1; } }
}

#line 27 "kernels/tile/edges.okl"
[[max_total_threads_per_threadgroup(1)]] kernel void _occa_steps_2(constant const int &N [[buffer(0)]], device int *up [[buffer(1)]], device int *down [[buffer(2)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
#line 30 "kernels/tile/edges.okl"
  { int i_tile = N - 6 * (int)group_position.y; int i = i_tile - 3 * (int)group_position.x; if (i > 1) {
    { int t = (int)thread_position.x; down[i] += 10; }
  } }
}

// A size that the host computes, and one from an enumeration without a name.
enum { Size = 3 };

kernel void _occa_sizes_0(constant const int &N [[buffer(0)]], device int *hits [[buffer(1)]], constant int &size [[buffer(2)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
#line 41 "kernels/tile/edges.okl"
  { int i_tile = size * (int)group_position.x; int i = i_tile + (int)thread_position.x; if (i_tile + (long)thread_position.x < N) { hits[i] += 1; } }
}

#line 38 "kernels/tile/edges.okl"
[[max_total_threads_per_threadgroup(3)]] kernel void _occa_sizes_1(constant const int &N [[buffer(0)]], device int *hits [[buffer(1)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
#line 42 "kernels/tile/edges.okl"
  { int i_tile = 3 * (int)group_position.x; int i = i_tile + (int)thread_position.x; if (i_tile + (long)thread_position.x < N) { hits[i] += 1; } }
}

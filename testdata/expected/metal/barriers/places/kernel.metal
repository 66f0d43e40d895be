#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/barriers/places.okl"
// Places where work items have to wait, each missed or misplaced by something simpler.

// Nests of two axes and different sizes: the barrier stands before the smaller one, not in it.
[[max_total_threads_per_threadgroup(24)]] kernel void _occa_smallerNest_0(device int *out [[buffer(0)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[4][6];
#line 5 "kernels/barriers/places.okl"
  { int g = (int)_occa_group_position.x;
    
    { int j = (int)_occa_thread_position.y;
      { int i = (int)_occa_thread_position.x; s[j][i] = 10 * j + i; }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 10 "kernels/barriers/places.okl"
    { if (_occa_thread_position.y < 2) { int j = (int)_occa_thread_position.y;
      { if (_occa_thread_position.x < 3) { int i = (int)_occa_thread_position.x; out[6 * g + 3 * j + i] = s[3 - j][5 - i]; } }
    } }
  }
}

// In a tile, one element with a constant index is nobody's own.
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_tiledItems_0(device int *out [[buffer(0)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[8];
#line 18 "kernels/barriers/places.okl"
  { int g = (int)_occa_group_position.x;
    
    { int _occa_tiled_i = 4 * (int)_occa_thread_position.y; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < 8) {
      if (i == 7) s[3] = g + 5;
    } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 23 "kernels/barriers/places.okl"
    { int _occa_tiled_i = 4 * (int)_occa_thread_position.y; int i = _occa_tiled_i + (int)_occa_thread_position.x; if (i < 8) { out[8 * g + i] = s[3]; } }
  }
}

// `s[i]` of one round is not the `s[i]` of the next: the loop starts one further.
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_movingStart_0(device int *out [[buffer(0)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[8];
#line 29 "kernels/barriers/places.okl"
  { int g = (int)_occa_group_position.x;
    
    { int i = (int)_occa_thread_position.x; s[i] = i; }
    for (int q = 0; q < 3; ++q) {
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 33 "kernels/barriers/places.okl"
      { if (_occa_thread_position.x < 5) { int i = (int)(q) + (int)_occa_thread_position.x; s[i] = s[i] * 3 + i - q; } }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 35 "kernels/barriers/places.okl"
    { int i = (int)_occa_thread_position.x; out[i] = s[i]; }
  }
}

// A `break` leaves before the barrier that the rest of the round has.
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_leftEarly_0(constant const int &last [[buffer(0)]], device int *out [[buffer(1)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[8];
#line 41 "kernels/barriers/places.okl"
  { int g = (int)_occa_group_position.x;
    
    for (int q = 0; q < 4; ++q) {
      { int i = (int)_occa_thread_position.x; s[i] = 10 * q + i; }
      if (q == last) break;
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 46 "kernels/barriers/places.okl"
      { int i = (int)_occa_thread_position.x; out[8 + i] = s[7 - i]; }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 47 "kernels/barriers/places.okl"
}
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 48 "kernels/barriers/places.okl"
    { int i = (int)_occa_thread_position.x; out[i] = s[7 - i]; }
  }
}

// A `continue` skips what stands at the end of the round.
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_nextRound_0(device int *out [[buffer(0)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[8];
#line 54 "kernels/barriers/places.okl"
  { int g = (int)_occa_group_position.x;
    
    { int i = (int)_occa_thread_position.x; s[i] = i; }
    for (int q = 0; q < 4; ++q) {
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 58 "kernels/barriers/places.okl"
      { int i = (int)_occa_thread_position.x; out[8 * q + i] = s[7 - i]; }
      if (q % 2 == 0) continue;
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 60 "kernels/barriers/places.okl"
      { int i = (int)_occa_thread_position.x; s[i] = 10 * q + i; }
    }
  }
}

// Work items that share a row write one element of it.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_rowOwners_0(device int *out [[buffer(0)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[4];
#line 67 "kernels/barriers/places.okl"
  { int g = (int)_occa_group_position.x;
    
    { int j = (int)_occa_thread_position.y;
      { int i = (int)_occa_thread_position.x;
        if (i == 3) s[j] = 7 * j;
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 74 "kernels/barriers/places.okl"
    { int j = (int)_occa_thread_position.y;
      { int i = (int)_occa_thread_position.x; out[4 * j + i] = s[j]; }
    }
  }
}

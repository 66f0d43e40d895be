#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/barriers/nested_places.okl"
// Nests in blocks, under conditions, in loops of loops and behind each other on lower levels; shared and
// exclusive variables declared where they are needed.

#define B 8

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_blocks_0(constant const int &N [[buffer(0)]], constant const int &depth [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device int *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[8];
  threadgroup int s_other[8];
#line 7 "kernels/barriers/nested_places.okl"
  { int b = 8 * (int)_occa_group_position.x;
    int own;
    {
      
      { int t = (int)_occa_thread_position.x; s[t] = b + t < N ? x[b + t] : 0; }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 12 "kernels/barriers/nested_places.okl"
      { int t = (int)_occa_thread_position.x; own = s[B - 1 - t]; }
    }
    for (int i = 0; i < depth; ++i) {
      
      for (int j = 0; j <= i; ++j) {
        { int t = (int)_occa_thread_position.x; s_other[(t + j) % B] = own; }
        if (j % 2 == 0) {
          threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 19 "kernels/barriers/nested_places.okl"
          { int t = (int)_occa_thread_position.x; own = s_other[t] + 1; }
        } else if (j % 3 == 0) {
          threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 21 "kernels/barriers/nested_places.okl"
          { int t = (int)_occa_thread_position.x; own = s_other[B - 1 - t]; }
        }
        threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 23 "kernels/barriers/nested_places.okl"
}
    }
    { int t = (int)_occa_thread_position.x;
      if (b + t < N) y[b + t] = own;
    }
  }
}

// Level one does some work of its own before, between and after the loops of level zero.
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_levels_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[4][8];
#line 33 "kernels/barriers/nested_places.okl"
  { int b = 32 * (int)_occa_group_position.x;
    
    int first;
    { int j = (int)_occa_thread_position.y;
      const int row = b + j * B;
      { int i = (int)_occa_thread_position.x;
        s[j][i] = row + i < N ? x[row + i] : 0;
        first = row;
      }
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 43 "kernels/barriers/nested_places.okl"
    { int j = (int)_occa_thread_position.y;
      const int other = 3 - j;
      int shift = 0;
      for (int k = 0; k < 2; ++k) shift += k + other;
      { int i = (int)_occa_thread_position.x;
        if (first + i < N) y[first + i] = s[other][B - 1 - i] + shift;
      }
    }
  }
}

// A tile of items that does not fit, before another nest.
[[max_total_threads_per_threadgroup(12)]] kernel void _occa_unevenTiles_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[10];
#line 56 "kernels/barriers/nested_places.okl"
  { int b = 10 * (int)_occa_group_position.x;
    
    { int _occa_tiled_t = 4 * (int)_occa_thread_position.y; int t = _occa_tiled_t + (int)_occa_thread_position.x; if (t < 10) { s[9 - t] = b + t < N ? x[b + t] : 0; } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 59 "kernels/barriers/nested_places.okl"
    { int _occa_tiled_t = 4 * (int)_occa_thread_position.y; int t = _occa_tiled_t + (int)_occa_thread_position.x; if (t < 10) {
      if (b + t < N) y[b + t] = s[t];
    } }
  }
}

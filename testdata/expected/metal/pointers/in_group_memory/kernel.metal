#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/pointers/in_group_memory.okl"
// Pointers that lie in group memory and lead elsewhere, fields that lead to several memories, and typedefs that hide
// the stars.

typedef const int *place;
typedef place pair[2];

struct Ends {
  device int *to; threadgroup int *kept; int count;
  device const int *const from, *more[2];
};

[[max_total_threads_per_threadgroup(8)]] kernel void _occa_inGroupMemory_0(constant const int &N [[buffer(0)]], device const int *x [[buffer(1)]], device int *y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[8];
  device const int *threadgroup rows[8];
  device int *threadgroup first;
  threadgroup int *threadgroup own[4];
  device const int *threadgroup named[4];
#line 13 "kernels/pointers/in_group_memory.okl"
  { int g = (int)_occa_group_position.x;
    
    
     
    
    { int t = (int)_occa_thread_position.x;
      s[t] = x[8 * g + t];
      rows[t] = x + 8 * g + t;
      if (t == 0) first = y + 8 * g;
      if (t < 4) own[t] = s + 7 - t;
      if (t < 4) named[t] = x + t;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 25 "kernels/pointers/in_group_memory.okl"
    { int t = (int)_occa_thread_position.x;
      device const int * both[2] = {x + t, rows[7 - t]};
      Ends ends = {first + t, own[t % 4], 3, rows[t], {x + 1, x + 2}};
      const int found = *ends.kept + *ends.from + *ends.more[1] + *both[0] + *both[1] + *named[t % 4];
      *ends.to = ends.count * found;
    }
  }
}

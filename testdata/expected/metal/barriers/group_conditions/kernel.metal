#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/barriers/group_conditions.okl"
// Shared values that decide what the whole group does next: read by every item, then written again.

#define B 16

// Sorts by exchanges of neighbours until a round changes nothing.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_sortUntilDone_0(constant const int &N [[buffer(0)]], device int *__restrict x [[buffer(1)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[16];
  threadgroup int s_changed[1];
#line 7 "kernels/barriers/group_conditions.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    
    { int t = (int)_occa_thread_position.x;
      s[t] = b + t < N ? x[b + t] : 1000;
      if (t == 0) s_changed[0] = 1;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 14 "kernels/barriers/group_conditions.okl"
    while (s_changed[0]) {
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 15 "kernels/barriers/group_conditions.okl"
      { int t = (int)_occa_thread_position.x;
        if (t == B - 1) s_changed[0] = 0;
      }
      for (int odd = 0; odd < 2; ++odd) {
        threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 19 "kernels/barriers/group_conditions.okl"
        { int t = (int)_occa_thread_position.x;
          if (t % 2 == odd && t + 1 < B && s[t] > s[t + 1]) {
            const int kept = s[t];
            s[t] = s[t + 1];
            s[t + 1] = kept;
            s_changed[0] = 1;
          }
        }
      }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 28 "kernels/barriers/group_conditions.okl"
}
    { int t = (int)_occa_thread_position.x;
      if (b + t < N) x[b + t] = s[t];
    }
  }
}

// A variable of the group that comes out of shared memory, and a condition on it.
[[max_total_threads_per_threadgroup(16)]] kernel void _occa_pickBlocks_0(constant const int &N [[buffer(0)]], constant const int &limit [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device int *__restrict y [[buffer(3)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[16];
  threadgroup int s_sum;
#line 37 "kernels/barriers/group_conditions.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    
    { int t = (int)_occa_thread_position.x; s[t] = b + t < N ? x[b + t] : 0; }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 41 "kernels/barriers/group_conditions.okl"
    { if (_occa_thread_position.x < 1) { int t = (int)_occa_thread_position.x;
      int sum = 0;
      for (int k = 0; k < B; ++k) sum += s[k];
      s_sum = sum;
    } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 46 "kernels/barriers/group_conditions.okl"
    const int sum = s_sum;
    if (sum > limit) {
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 48 "kernels/barriers/group_conditions.okl"
      { int t = (int)_occa_thread_position.x; s_sum = 7; }
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 49 "kernels/barriers/group_conditions.okl"
      { int t = (int)_occa_thread_position.x; if (b + t < N) y[b + t] = sum + s_sum; }
    } else {
      { int t = (int)_occa_thread_position.x; if (b + t < N) y[b + t] = s[B - 1 - t]; }
    }
  }
}

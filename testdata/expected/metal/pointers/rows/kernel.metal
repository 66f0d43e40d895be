#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/pointers/rows.okl"
// Arrays of pointers: where a work item writes is decided by what another one put there.

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_rows_0(constant const int &N [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int *threadgroup at[16];
  threadgroup int s[16];
#line 4 "kernels/pointers/rows.okl"
  { int b = 16 * (int)_occa_group_position.x;
    
    
    { int t = (int)_occa_thread_position.x; at[t] = &s[15 - t]; }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 8 "kernels/pointers/rows.okl"
    { int t = (int)_occa_thread_position.x; at[t][0] = x[b + t]; }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 9 "kernels/pointers/rows.okl"
    { int t = (int)_occa_thread_position.x; y[b + t] = s[t]; }
  }
}

[[max_total_threads_per_threadgroup(16)]] kernel void _occa_locals_0(constant const int &N [[buffer(0)]], device int *x [[buffer(1)]], uint3 _occa_group_position [[threadgroup_position_in_grid]], uint3 _occa_thread_position [[thread_position_in_threadgroup]]) {
  { int b = 16 * (int)_occa_group_position.x;
    { int t = (int)_occa_thread_position.x;
      device int *const from[2] = {x, x + 1};
      from[t % 2][b + t - t % 2] = 3 * t;
    }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 19 "kernels/pointers/rows.okl"
    { int t = (int)_occa_thread_position.x;
      const int other = x[b + 15 - t];
      if (other >= 0) x[N + b + t] = other;
    }
  }
}

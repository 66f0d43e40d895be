#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/barriers/inside_inner.okl"
// Barriers in the middle of an @inner loop. Devices have them; CPUs cut the loop in two there.

// Two axes, a number of work items only known at run time, loops without braces, and counting down.
kernel void _occa_plane_0(constant const int &nx [[buffer(0)]], constant const int &ny [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device int *__restrict y [[buffer(3)]], device int *scratch [[buffer(4)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  { int g = (int)group_position.x;
    { int j = ny - 1 - (int)thread_position.y;
      { int i = 2 * (int)thread_position.x;
        const int n = (g * ny + j) * nx + i / 2, mirrored = (g * ny + ny - 1 - j) * nx + nx - 1 - i / 2;
        scratch[n] = 3 * x[n] + i;
        threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
        y[n] = scratch[mirrored] - j;
      } } }
}

// A tree of sums, unrolled by hand.
[[max_total_threads_per_threadgroup(8)]] kernel void _occa_tree_0(constant const int &blocks [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict sums [[buffer(2)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[8];
#line 17 "kernels/barriers/inside_inner.okl"
  { int b = (int)group_position.x;
    
    { int t = (int)thread_position.x;
      s[t] = x[8 * b + t];
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
      if (t < 4) s[t] += s[t + 4];
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
      if (t < 2) s[t] += s[t + 2];
      threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
      if (t < 1) sums[b] = s[t] + s[t + 1];
    }
  }
}

#include <metal_stdlib>
using namespace metal;
#line 1 "kernels/launch/max_inner_dims.okl"
// Counts that vary from group to group, below limits given with @max_inner_dims.

[[max_total_threads_per_threadgroup(40)]] kernel void _occa_triangle_0(constant const int &rows [[buffer(0)]], device const int *__restrict x [[buffer(1)]], device int *__restrict y [[buffer(2)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  { int row = (int)group_position.x;
    { if (thread_position.x < (0 <= row ? (unsigned long)row + 1 : 0)) { int i = (int)thread_position.x; y[row * (row + 1) / 2 + i] = x[row] + i; } }
  }
}

// Two nests of different, varying counts in two dimensions.
[[max_total_threads_per_threadgroup(32)]] kernel void _occa_boxes_0(constant const int &count [[buffer(0)]], device const int *__restrict widths [[buffer(1)]], device const int *__restrict heights [[buffer(2)]],
                   device const int *__restrict starts [[buffer(3)]], device int *__restrict out [[buffer(4)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  threadgroup int s[4][8];
#line 12 "kernels/launch/max_inner_dims.okl"
  { int b = (int)group_position.x;
    
    const int width = widths[b], height = heights[b];
    { if (thread_position.y < (0 < height ? (unsigned long)height : 0)) { int j = (int)thread_position.y;
      { if (thread_position.x < (0 < width ? (unsigned long)width : 0)) { int i = (int)thread_position.x;
        s[j][i] = 10 * j + i + b;
      } }
    } }
    threadgroup_barrier(mem_flags::mem_device | mem_flags::mem_threadgroup);
#line 20 "kernels/launch/max_inner_dims.okl"
    { if (thread_position.y < (0 < height ? (unsigned long)height : 0)) { int j = (int)thread_position.y;
      { if (thread_position.x < (0 <= width - 1 ? (unsigned long)(width - 1) + 1 : 0)) { int i = width - 1 - (int)thread_position.x;
        out[starts[b] + j * width + i] = s[height - 1 - j][width - 1 - i];
      } }
    } }
  }
}

// A limit although the count is known to the host, and one in the other spelling.
[[max_total_threads_per_threadgroup(64)]] kernel void _occa_hostCount_0(constant const int &N [[buffer(0)]], constant const int &B [[buffer(1)]], device const int *__restrict x [[buffer(2)]], device int *__restrict y [[buffer(3)]], uint3 group_position [[threadgroup_position_in_grid]], uint3 thread_position [[thread_position_in_threadgroup]]) {
  { int b = B * (int)group_position.x;
    { if (thread_position.x < (0 < (long)B ? (unsigned long)(long)B : 0)) { int i = b + (int)thread_position.x;
      if (i < N) y[i] = -x[i];
    } }
  }
}

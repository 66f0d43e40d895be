#line 1 "kernels/launch/max_inner_dims.okl"
// Counts that vary from group to group, below limits given with @max_inner_dims.

__kernel __attribute__((reqd_work_group_size(40, 1, 1))) void _occa_triangle_0(const int rows, __global const int *restrict x, __global int *restrict y) {
  { int row = (int)get_group_id(0);
    { if (get_local_id(0) < (0 <= row ? (unsigned long)row + 1 : 0)) { int i = (int)get_local_id(0); y[row * (row + 1) / 2 + i] = x[row] + i; } }
  }
}

// Two nests of different, varying counts in two dimensions.
__kernel __attribute__((reqd_work_group_size(8, 4, 1))) void _occa_boxes_0(const int count, __global const int *restrict widths, __global const int *restrict heights,
                   __global const int *restrict starts, __global int *restrict out) {
  __local int s[4][8];
#line 12 "kernels/launch/max_inner_dims.okl"
  { int b = (int)get_group_id(0);
    
    const int width = widths[b], height = heights[b];
    { if (get_local_id(1) < (0 < height ? (unsigned long)height : 0)) { int j = (int)get_local_id(1);
      { if (get_local_id(0) < (0 < width ? (unsigned long)width : 0)) { int i = (int)get_local_id(0);
        s[j][i] = 10 * j + i + b;
      } }
    } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 20 "kernels/launch/max_inner_dims.okl"
    { if (get_local_id(1) < (0 < height ? (unsigned long)height : 0)) { int j = (int)get_local_id(1);
      { if (get_local_id(0) < (0 <= width - 1 ? (unsigned long)(width - 1) + 1 : 0)) { int i = width - 1 - (int)get_local_id(0);
        out[starts[b] + j * width + i] = s[height - 1 - j][width - 1 - i];
      } }
    } }
  }
}

// A limit although the count is known to the host, and one in the other spelling.
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void _occa_hostCount_0(const int N, const int B, __global const int *restrict x, __global int *restrict y) {
  { int b = B * (int)get_group_id(0);
    { if (get_local_id(0) < (0 < (long)B ? (unsigned long)(long)B : 0)) { int i = b + (int)get_local_id(0);
      if (i < N) y[i] = -x[i];
    } }
  }
}

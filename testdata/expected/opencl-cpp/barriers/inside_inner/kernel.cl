#line 1 "kernels/barriers/inside_inner.okl"
// Barriers in the middle of an @inner loop. Devices have them; CPUs cut the loop in two there.

// Two axes, a number of work items only known at run time, loops without braces, and counting down.
__kernel void _occa_plane_0(const int nx, const int ny, __global const int *__restrict x, __global int *__restrict y, __global int *scratch) {
  { int g = (int)get_group_id(0);
    { int j = ny - 1 - (int)get_local_id(1);
      { int i = 2 * (int)get_local_id(0);
        const int n = (g * ny + j) * nx + i / 2, mirrored = (g * ny + ny - 1 - j) * nx + nx - 1 - i / 2;
        scratch[n] = 3 * x[n] + i;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        y[n] = scratch[mirrored] - j;
      } } }
}

// A tree of sums, unrolled by hand.
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_tree_0(const int blocks, __global const int *__restrict x, __global int *__restrict sums) {
  __local int s[8];
#line 17 "kernels/barriers/inside_inner.okl"
  { int b = (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      s[t] = x[8 * b + t];
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (t < 4) s[t] += s[t + 4];
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (t < 2) s[t] += s[t + 2];
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (t < 1) sums[b] = s[t] + s[t + 1];
    }
  }
}

static inline __attribute__((overloadable)) int okl_min(int a, int b) { return b < a ? b : a; }
#line 1 "kernels/launch/conditions.okl"
// Nests under conditions and loops of the group, and launches that the host chooses.

#define p_block 16

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_chosen_0(const int N, const int mode, __global const int *restrict x, __global int *restrict y) {
  __local int s_x[16];
#line 6 "kernels/launch/conditions.okl"
  { int b = 16 * (int)get_group_id(0);
    
    const int last = okl_min(b + p_block, N);
    { int t = b + (int)get_local_id(0); s_x[t - b] = t < last ? x[t] : 0; }

    if (mode == 0) {
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 12 "kernels/launch/conditions.okl"
      { int t = b + (int)get_local_id(0);
        if (t < last) y[t] = s_x[last - 1 - t];
      }
    } else {
      for (int round = 0; round < mode; ++round) {
        int r_next;
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 18 "kernels/launch/conditions.okl"
        { int t = b + (int)get_local_id(0); r_next = s_x[(t - b + 1) % p_block] + round; }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 19 "kernels/launch/conditions.okl"
        { int t = b + (int)get_local_id(0); s_x[t - b] = r_next; }
      }
      { int t = b + (int)get_local_id(0);
        if (t < last) y[t] = s_x[t - b];
      }
    }
  }
}

// The host decides which of two launches runs, and how often.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_hostChooses_0(const int N, const int times, const uchar add, __global const int *restrict x, __global int *restrict y) {
  { int n_tile = 16 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) { y[n] = 0; } }
}

#line 29 "kernels/launch/conditions.okl"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_hostChooses_1(const int N, const int times, const uchar add, __global const int *restrict x, __global int *restrict y, int factor) {
#line 35 "kernels/launch/conditions.okl"
  { int n_tile = 16 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) { y[n] += factor * x[n]; } }
}

#line 29 "kernels/launch/conditions.okl"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_hostChooses_2(const int N, const int times, const uchar add, __global const int *restrict x, __global int *restrict y, int factor, int k) {
#line 37 "kernels/launch/conditions.okl"
  { int n_tile = 16 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) { y[n] -= factor + k; } }
}

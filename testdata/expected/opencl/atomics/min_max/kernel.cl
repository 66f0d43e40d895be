#line 1 "kernels/atomics/min_max.okl"
// The lowest and the highest of each class, in global and in shared memory.

#define p_classes 6
#define p_block 32

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_classExtremes_0(const int N, __global const int *restrict which, __global const int *restrict x,
                           __global int *restrict lowest, __global int *restrict highest) {
  { int n_tile = 32 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    const int c = which[n];
    atomic_min((volatile __global int *)&lowest[c], x[n]);
    atomic_max((volatile __global int *)&highest[c], x[n]);
  } }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_blockExtremes_0(const int N, __global const int *restrict which, __global const unsigned int *restrict x,
                           __global unsigned int *restrict highest) {
  __local unsigned int s_highest[6];
#line 17 "kernels/atomics/min_max.okl"
  { int b = 32 * (int)get_group_id(0);
    
    { if (get_local_id(0) < 6) { int t = (int)get_local_id(0); s_highest[t] = 0; } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 20 "kernels/atomics/min_max.okl"
    { int t = (int)get_local_id(0);
      const int n = b + t;
      if (n < N) {
        atomic_max((volatile __local unsigned int *)&s_highest[which[n]], x[n]);
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 26 "kernels/atomics/min_max.okl"
    { if (get_local_id(0) < 6) { int t = (int)get_local_id(0);
      atomic_max((volatile __global unsigned int *)&highest[t], s_highest[t]);
    } }
  }
}

#line 1 "kernels/barriers/atomic_operand.okl"
// What an atomic update adds is an ordinary read: it needs a barrier after the nest that wrote it.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_countThenAdd_0(const int N, __global const int *restrict x, __global int *restrict count) {
  __local int s_count;
#line 4 "kernels/barriers/atomic_operand.okl"
  { int b = 16 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      if (t == 0) s_count = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 9 "kernels/barriers/atomic_operand.okl"
    { int t = (int)get_local_id(0);
      if (b + t < N && x[b + t] > 0) {
        atomic_add((volatile __local int *)&s_count, 1);
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 14 "kernels/barriers/atomic_operand.okl"
    { int t = (int)get_local_id(0);
      if (t == 15) {
        atomic_add((volatile __global int *)&count[0], s_count);
      }
    }
  }
}

// The place of an update is read as well.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_indirect_0(const int N, __global const int *restrict which, __global int *restrict sums) {
  __local int s_which[16];
#line 24 "kernels/barriers/atomic_operand.okl"
  { int b = 16 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0); s_which[15 - t] = b + t < N ? which[b + t] : 0; }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 27 "kernels/barriers/atomic_operand.okl"
    { int t = (int)get_local_id(0);
      atomic_add((volatile __global int *)&sums[s_which[t]], 1);
    }
  }
}

// Atomic updates by one nest and plain ones by the next.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_atomicThenPlain_0(const int N, __global const int *restrict x, __global int *restrict result) {
  __local int s_sum[4];
#line 35 "kernels/barriers/atomic_operand.okl"
  { int b = 16 * (int)get_group_id(0);
    
    { if (get_local_id(0) < 4) { int t = (int)get_local_id(0); s_sum[t] = 0; } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 38 "kernels/barriers/atomic_operand.okl"
    { int t = (int)get_local_id(0);
      if (b + t < N) {
        atomic_add((volatile __local int *)&s_sum[t % 4], x[b + t]);
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 43 "kernels/barriers/atomic_operand.okl"
    { if (get_local_id(0) < 4) { int t = (int)get_local_id(0); s_sum[t] *= 2; } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 44 "kernels/barriers/atomic_operand.okl"
    { int t = (int)get_local_id(0);
      if (b + t < N) {
        atomic_add((volatile __local int *)&s_sum[3 - t % 4], 1);
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 49 "kernels/barriers/atomic_operand.okl"
    { if (get_local_id(0) < 4) { int t = (int)get_local_id(0); result[b / 4 + t] = s_sum[t]; } }
  }
}

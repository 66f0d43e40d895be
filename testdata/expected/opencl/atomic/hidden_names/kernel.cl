#line 1 "kernels/atomic/hidden_names.okl"
// Parameters and variables with the names of what targets call to update and to meet.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_hiddenNames_0(const int n, const int _occa_atomic_add, const int _occa_barrier, const int atomicAdd,
                         const int _occa_memory_order_relaxed, __global const int *keys, __global int *bins) {
  __local int part[16];
#line 5 "kernels/atomic/hidden_names.okl"
  { int b = 16 * (int)get_group_id(0);
    
    { int i = b + (int)get_local_id(0);
      part[i - b] = i < n ? keys[i] : 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 10 "kernels/atomic/hidden_names.okl"
    { int i = b + (int)get_local_id(0);
      const int _occa_atomic_sub = part[b + 15 - i], atomicSub = i < n;
      atomic_add((volatile __global int *)&bins[_occa_atomic_sub & 7], _occa_atomic_add + _occa_barrier * atomicAdd + _occa_memory_order_relaxed);
      atomic_sub((volatile __global int *)&bins[8], _occa_atomic_sub * atomicSub);
    }
  }
}

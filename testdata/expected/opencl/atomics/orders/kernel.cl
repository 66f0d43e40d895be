static inline int okl_atomic_load_int_global(volatile __global int *place) {
  union { uint word; int value; } seen;
  seen.word = *(volatile __global uint *)place;
  return seen.value;
}
static inline int okl_atomic_swap_int_global(volatile __global int *place, int expected, int desired) {
  union { uint word; int value; } seen, next;
  next.value = desired;
  do {
    seen.word = *(volatile __global uint *)place;
    if (!(seen.value == expected)) break;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomics/orders.okl"
// Messages between work items: what is written before a release is there after the acquire that sees it.

// Who comes last of a group adds up what the others left.
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_lastOfGroup_0(const int N, __global const int *restrict x, __global int *part, __global int *arrived, __global int *sum) {
  { int b = 32 * (int)get_group_id(0);
    { int t = (int)get_local_id(0);
      const int g = b / 32;
      part[b + t] = b + t < N ? 2 * x[b + t] : 0;
      mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      int before;
      { mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); before = atomic_add((volatile __global int *)&arrived[g], 1); mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); }
      if (before == 31) {
        int all = 0;
        for (int k = 0; k < 32; ++k) all += part[b + k];
        sum[g] = all;
      }
    }
  }
}

// Stores and loads: who sees the flag sees the number.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_flags_0(const int N, __global int *number, __global int *flag, __global int *ready, __global int *wrong) {
  { int n_tile = 16 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    number[n] = n + 1;
    { mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); atomic_xchg((volatile __global int *)&flag[n], 1); }
    mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    const int other = N - 1 - n;
    int there;
    { there = okl_atomic_load_int_global(&flag[other]); mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); }
    if (there) {
      int value;
      value = okl_atomic_load_int_global(&number[other]);
      if (value != other + 1) { atomic_add((volatile __global int *)&wrong[0], 1); }
    }
    int first;
    { first = okl_atomic_swap_int_global(&ready[0], 0, 1); mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); }
    { mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); atomic_add((volatile __global int *)&ready[1], first); }
    { atomic_max((volatile __global int *)&ready[2], n); mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE); }
  } }
}

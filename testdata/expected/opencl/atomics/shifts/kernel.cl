static inline unsigned int okl_atomic_shl_unsigned_int_local(volatile __local unsigned int *place, unsigned int operand) {
  union { uint word; unsigned int value; } seen, next;
  do {
    seen.word = *(volatile __local uint *)place;
    next.value = seen.value << operand;
  } while (atomic_cmpxchg((volatile __local uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned int okl_atomic_shl_unsigned_int_global(volatile __global unsigned int *place, unsigned int operand) {
  union { uint word; unsigned int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = seen.value << operand;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline int okl_atomic_shr_int_global(volatile __global int *place, int operand) {
  union { uint word; int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = seen.value >> operand;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline int okl_atomic_shl_by_int_global(volatile __global int *place, int operand) {
  union { uint word; int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = operand << seen.value;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline int okl_atomic_shr_by_int_global(volatile __global int *place, int operand) {
  union { uint word; int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = operand >> seen.value;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomics/shifts.okl"
// Shifts that happen at once: left, right, with and without the value, in global and in shared memory.

__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void _occa_shiftAll_0(const int N, __global const int *by, __global unsigned int *up, __global int *down, __global int *seen, __global int *each) {
  __local unsigned int s_up[1];
#line 4 "kernels/atomics/shifts.okl"
  { int b = 8 * (int)get_group_id(0);
    
    { if (get_local_id(0) < 1) { int t = (int)get_local_id(0); s_up[t] = 1u; } }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 7 "kernels/atomics/shifts.okl"
    { int t = (int)get_local_id(0);
      if (b + t < N) {
        int before;
        okl_atomic_shl_unsigned_int_local(&s_up[0], 1);
        okl_atomic_shl_unsigned_int_global(&up[0], (unsigned int)by[b + t]);
        okl_atomic_shr_int_global(&down[0], by[b + t]);
        okl_atomic_shr_int_global(&down[1], 1);
        before = okl_atomic_shr_int_global(&down[2], 1);
        // The place says how far.
        okl_atomic_shl_by_int_global(&each[b + t], 3);
        okl_atomic_shr_by_int_global(&each[b + t], 4096);
        if (before > 0) { atomic_add((volatile __global int *)&seen[0], 1); }
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 21 "kernels/atomics/shifts.okl"
    { if (get_local_id(0) < 1) { int t = (int)get_local_id(0); atomic_add((volatile __global unsigned int *)&up[1], s_up[0]); } }
  }
}

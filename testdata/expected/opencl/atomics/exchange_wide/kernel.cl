#pragma OPENCL EXTENSION cl_khr_fp64 : enable
static inline long okl_atomic_swap_long_global(volatile __global long *place, long expected, long desired) {
  union { ulong word; long value; } seen, next;
  next.value = desired;
  do {
    seen.word = *(volatile __global ulong *)place;
    if (!(seen.value == expected)) break;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_load_long_global(volatile __global long *place) {
  union { ulong word; long value; } seen;
  seen.word = *(volatile __global ulong *)place;
  return seen.value;
}
static inline double okl_atomic_set_double_global(volatile __global double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline double okl_atomic_add_double_global(volatile __global double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value + operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomics/exchange_wide.okl"
// Loads and exchanges of 64 bits.

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_exchangeWide_0(const int N, __global const int *restrict slot, __global long *owner, __global double *token, __global long *restrict won) {
  { int n_tile = 32 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    long before, now;
    before = okl_atomic_swap_long_global(&owner[slot[n]], -1, 5000000000l + n);
    now = okl_atomic_load_long_global(&owner[slot[n]]);
    won[n] = before == -1 ? now : -now;
    double mine;
    mine = okl_atomic_set_double_global(&token[0], n + 0.5);
    okl_atomic_add_double_global(&token[1], mine);
  } }
}

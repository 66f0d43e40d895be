#pragma OPENCL EXTENSION cl_khr_fp64 : enable
static inline double okl_atomic_add_double_global(volatile __global double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value + operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline double okl_atomic_sub_double_global(volatile __global double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value - operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline double okl_atomic_mul_double_global(volatile __global double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value * operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline double okl_atomic_div_double_global(volatile __global double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value / operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline double okl_atomic_min_double_global(volatile __global double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = operand < seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline double okl_atomic_max_double_global(volatile __global double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = operand > seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
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
static inline double okl_atomic_div_into_double_global(volatile __global double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = operand / seen.value;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline double okl_atomic_sub_from_double_global(volatile __global double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = operand - seen.value;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomic/doubles.okl"
// Every update of numbers in double precision that can be atomic. The numbers are such that no order
// of the updates rounds.



#line 19 "kernels/atomic/doubles.okl"
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_updateDoubles_0(const int N, __global const double *v, __global double *x) {
  { int i_tile = 32 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    okl_atomic_add_double_global(&x[0], v[i]); okl_atomic_sub_double_global(&x[1], v[i]); okl_atomic_mul_double_global(&x[2], (double)-1); okl_atomic_div_double_global(&x[3], -1.0); okl_atomic_add_double_global(&x[4], 1); okl_atomic_sub_double_global(&x[5], 1); okl_atomic_add_double_global(&x[6], v[i]); okl_atomic_add_double_global(&x[7], v[i]); okl_atomic_min_double_global(&x[8], v[i]); okl_atomic_max_double_global(&x[9], v[i]); okl_atomic_set_double_global(&x[10], (double)2); okl_atomic_div_into_double_global(&x[11], (double)4); okl_atomic_sub_from_double_global(&x[12], (double)1);
  } }
}

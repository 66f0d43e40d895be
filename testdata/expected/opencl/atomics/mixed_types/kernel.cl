static inline int okl_atomic_div_int_unsigned_int_global(volatile __global int *place, unsigned int operand) {
  union { uint word; int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (int)(seen.value / operand);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline int okl_atomic_div_int_long_global(volatile __global int *place, long operand) {
  union { uint word; int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (int)(seen.value / operand);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline int okl_atomic_div_into_int_long_global(volatile __global int *place, long operand) {
  union { uint word; int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (int)(operand / seen.value);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline int okl_atomic_mul_int_float_global(volatile __global int *place, float operand) {
  union { uint word; int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (int)(seen.value * operand);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline int okl_atomic_shr_by_int_long_global(volatile __global int *place, long operand) {
  union { uint word; int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (int)(operand >> seen.value);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline int okl_atomic_sub_int_float_global(volatile __global int *place, float operand) {
  union { uint word; int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (int)(seen.value - operand);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline int okl_atomic_swap_int_unsigned_int_global(volatile __global int *place, unsigned int expected, int desired) {
  union { uint word; int value; } seen, next;
  next.value = desired;
  do {
    seen.word = *(volatile __global uint *)place;
    if (!(seen.value == expected)) break;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline int okl_atomic_swap_int_long_global(volatile __global int *place, long expected, int desired) {
  union { uint word; int value; } seen, next;
  next.value = desired;
  do {
    seen.word = *(volatile __global uint *)place;
    if (!(seen.value == expected)) break;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned int okl_atomic_div_unsigned_int_global(volatile __global unsigned int *place, unsigned int operand) {
  union { uint word; unsigned int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = seen.value / operand;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomics/mixed_types.okl"
// The operand is of another type than the place: C++ computes in the common type of both, and so does an atomic.

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_mixedTypes_0(const int N, __global const int *restrict x, __global const long *restrict w, const unsigned two,
                        __global int *restrict v, __global unsigned *restrict u, __global int *restrict old) {
  { int n_tile = 16 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    __global int *const own = v + 10 * n;
    okl_atomic_div_int_unsigned_int_global(&own[0], 2);
    okl_atomic_div_int_long_global(&own[1], w[n]);
    okl_atomic_div_into_int_long_global(&own[2], w[n]);
    okl_atomic_mul_int_float_global(&own[3], 1.5f);
    okl_atomic_shr_by_int_long_global(&own[4], w[n]);
    atomic_sub((volatile __global int *)&own[5], (int)(two * w[n]));
    old[2 * n] = okl_atomic_div_int_long_global(&own[6], w[n]);
    { const float operand = 2.5f; const int old2 = okl_atomic_sub_int_float_global(&own[7], operand); old[2 * n + 1] = (int)(old2 - operand); }
    okl_atomic_swap_int_unsigned_int_global(&own[8], 4294967295u, 5);
    okl_atomic_swap_int_long_global(&own[9], w[n], 5);
    okl_atomic_div_unsigned_int_global(&u[n], (unsigned int)x[n]);
  } }
}

// The long way to write an update; also with the sides exchanged and in a block.
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_spelledOut_0(const int N, __global const int *restrict x, __global int *restrict sums) {
  { int n_tile = 16 * (int)get_group_id(0); int n = n_tile + (int)get_local_id(0); if (n < N) {
    atomic_add((volatile __global int *)&sums[0], x[n]);
    atomic_sub((volatile __global int *)&sums[1], x[n]);
    atomic_add((volatile __global int *)&sums[2], x[n]);
    { atomic_add((volatile __global int *)&sums[3], 2 * x[n]); }
  } }
}

static inline int okl_atomic_mul_int_global(volatile __global int *place, int operand) {
  union { uint word; int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = seen.value * operand;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline int okl_atomic_div_int_global(volatile __global int *place, int operand) {
  union { uint word; int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = seen.value / operand;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline int okl_atomic_sub_from_int_global(volatile __global int *place, int operand) {
  union { uint word; int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = operand - seen.value;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned int okl_atomic_mul_unsigned_int_global(volatile __global unsigned int *place, unsigned int operand) {
  union { uint word; unsigned int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = seen.value * operand;
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
static inline unsigned int okl_atomic_sub_from_unsigned_int_global(volatile __global unsigned int *place, unsigned int operand) {
  union { uint word; unsigned int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = operand - seen.value;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_add_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value + operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_sub_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value - operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_mul_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value * operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_div_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value / operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_and_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value & operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_or_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value | operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_xor_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value ^ operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_sub_from_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = operand - seen.value;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_min_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = operand < seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_max_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = operand > seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_set_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_add_unsigned_long_global(volatile __global unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value + operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_sub_unsigned_long_global(volatile __global unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value - operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_mul_unsigned_long_global(volatile __global unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value * operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_div_unsigned_long_global(volatile __global unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value / operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_and_unsigned_long_global(volatile __global unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value & operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_or_unsigned_long_global(volatile __global unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value | operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_xor_unsigned_long_global(volatile __global unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value ^ operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_sub_from_unsigned_long_global(volatile __global unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = operand - seen.value;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_min_unsigned_long_global(volatile __global unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = operand < seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_max_unsigned_long_global(volatile __global unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = operand > seen.value ? operand : seen.value;
    if (next.word == seen.word) break;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_set_unsigned_long_global(volatile __global unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomic/integers.okl"
// Every update that can be atomic, on every integer type, many work items on few places.



#line 21 "kernels/atomic/integers.okl"
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_updateInts_0(const int N, __global const int *v, __global int *x) {
  { int i_tile = 32 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    atomic_add((volatile __global int *)&x[0], v[i]); atomic_sub((volatile __global int *)&x[1], v[i]); okl_atomic_mul_int_global(&x[2], 3); okl_atomic_div_int_global(&x[3], 2); atomic_and((volatile __global int *)&x[4], ~((int)1 << (v[i] & 15))); atomic_or((volatile __global int *)&x[5], (int)1 << (v[i] & 31)); atomic_xor((volatile __global int *)&x[6], v[i]); atomic_add((volatile __global int *)&x[7], 1); atomic_sub((volatile __global int *)&x[8], 1); atomic_add((volatile __global int *)&x[9], v[i]); okl_atomic_sub_from_int_global(&x[10], 7); atomic_min((volatile __global int *)&x[11], (int)v[i]); atomic_max((volatile __global int *)&x[12], (int)v[i]); atomic_xchg((volatile __global int *)&x[13], 77); { atomic_add((volatile __global int *)&x[14], 2); } okl_atomic_mul_int_global(&x[15], v[i]);
  } }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_updateUnsigned_0(const int N, __global const unsigned *v, __global unsigned *x) {
  { int i_tile = 32 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    atomic_add((volatile __global unsigned int *)&x[0], v[i]); atomic_sub((volatile __global unsigned int *)&x[1], v[i]); okl_atomic_mul_unsigned_int_global(&x[2], 3); okl_atomic_div_unsigned_int_global(&x[3], 2); atomic_and((volatile __global unsigned int *)&x[4], ~((unsigned)1 << (v[i] & 15))); atomic_or((volatile __global unsigned int *)&x[5], (unsigned)1 << (v[i] & 31)); atomic_xor((volatile __global unsigned int *)&x[6], v[i]); atomic_add((volatile __global unsigned int *)&x[7], 1); atomic_sub((volatile __global unsigned int *)&x[8], 1); atomic_add((volatile __global unsigned int *)&x[9], v[i]); okl_atomic_sub_from_unsigned_int_global(&x[10], 7); atomic_min((volatile __global unsigned int *)&x[11], (unsigned)v[i]); atomic_max((volatile __global unsigned int *)&x[12], (unsigned)v[i]); atomic_xchg((volatile __global unsigned int *)&x[13], 77); { atomic_add((volatile __global unsigned int *)&x[14], 2); } okl_atomic_mul_unsigned_int_global(&x[15], v[i]);
  } }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_updateLongs_0(const int N, __global const long *v, __global long *x) {
  { int i_tile = 32 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    okl_atomic_add_long_global(&x[0], v[i]); okl_atomic_sub_long_global(&x[1], v[i]); okl_atomic_mul_long_global(&x[2], 3); okl_atomic_div_long_global(&x[3], 2); okl_atomic_and_long_global(&x[4], ~((long)1 << (v[i] & 15))); okl_atomic_or_long_global(&x[5], (long)1 << (v[i] & 31)); okl_atomic_xor_long_global(&x[6], v[i]); okl_atomic_add_long_global(&x[7], 1); okl_atomic_sub_long_global(&x[8], 1); okl_atomic_add_long_global(&x[9], v[i]); okl_atomic_sub_from_long_global(&x[10], 7); okl_atomic_min_long_global(&x[11], (long)v[i]); okl_atomic_max_long_global(&x[12], (long)v[i]); okl_atomic_set_long_global(&x[13], 77); { okl_atomic_add_long_global(&x[14], 2); } okl_atomic_mul_long_global(&x[15], v[i]);
  } }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_updateUnsignedLongs_0(const int N, __global const unsigned long *v, __global unsigned long *x) {
  { int i_tile = 32 * (int)get_group_id(0); int i = i_tile + (int)get_local_id(0); if (i < N) {
    okl_atomic_add_unsigned_long_global(&x[0], v[i]); okl_atomic_sub_unsigned_long_global(&x[1], v[i]); okl_atomic_mul_unsigned_long_global(&x[2], 3); okl_atomic_div_unsigned_long_global(&x[3], 2); okl_atomic_and_unsigned_long_global(&x[4], ~((unsigned long)1 << (v[i] & 15))); okl_atomic_or_unsigned_long_global(&x[5], (unsigned long)1 << (v[i] & 31)); okl_atomic_xor_unsigned_long_global(&x[6], v[i]); okl_atomic_add_unsigned_long_global(&x[7], 1); okl_atomic_sub_unsigned_long_global(&x[8], 1); okl_atomic_add_unsigned_long_global(&x[9], v[i]); okl_atomic_sub_from_unsigned_long_global(&x[10], 7); okl_atomic_min_unsigned_long_global(&x[11], (unsigned long)v[i]); okl_atomic_max_unsigned_long_global(&x[12], (unsigned long)v[i]); okl_atomic_set_unsigned_long_global(&x[13], 77); { okl_atomic_add_unsigned_long_global(&x[14], 2); } okl_atomic_mul_unsigned_long_global(&x[15], v[i]);
  } }
}

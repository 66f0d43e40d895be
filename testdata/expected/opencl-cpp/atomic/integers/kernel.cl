template <class okl_A, class okl_B>
inline auto okl_max(okl_A a, okl_B b) -> decltype(a + b) { return a > b ? a : b; }
template <class okl_A, class okl_B>
inline auto okl_min(okl_A a, okl_B b) -> decltype(a + b) { return a < b ? a : b; }
static inline int okl_atomic_mul_int(volatile int *place, int operand) {
  union { uint word; int value; } seen, next;
  do {
    seen.word = *(volatile uint *)place;
    next.value = (int)(seen.value * operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_uint *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline int okl_atomic_div_int(volatile int *place, int operand) {
  union { uint word; int value; } seen, next;
  do {
    seen.word = *(volatile uint *)place;
    next.value = (int)(seen.value / operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_uint *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline int okl_atomic_sub_from_int(volatile int *place, int operand) {
  union { uint word; int value; } seen, next;
  do {
    seen.word = *(volatile uint *)place;
    next.value = (int)(operand - seen.value);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_uint *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline unsigned int okl_atomic_mul_unsigned_int(volatile unsigned int *place, unsigned int operand) {
  union { uint word; unsigned int value; } seen, next;
  do {
    seen.word = *(volatile uint *)place;
    next.value = (unsigned int)(seen.value * operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_uint *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline unsigned int okl_atomic_div_unsigned_int(volatile unsigned int *place, unsigned int operand) {
  union { uint word; unsigned int value; } seen, next;
  do {
    seen.word = *(volatile uint *)place;
    next.value = (unsigned int)(seen.value / operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_uint *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline unsigned int okl_atomic_sub_from_unsigned_int(volatile unsigned int *place, unsigned int operand) {
  union { uint word; unsigned int value; } seen, next;
  do {
    seen.word = *(volatile uint *)place;
    next.value = (unsigned int)(operand - seen.value);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_uint *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline long okl_atomic_add_long(volatile long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (long)(seen.value + operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline long okl_atomic_sub_long(volatile long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (long)(seen.value - operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline long okl_atomic_mul_long(volatile long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (long)(seen.value * operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline long okl_atomic_div_long(volatile long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (long)(seen.value / operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline long okl_atomic_and_long(volatile long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (long)(seen.value & operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline long okl_atomic_or_long(volatile long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (long)(seen.value | operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline long okl_atomic_xor_long(volatile long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (long)(seen.value ^ operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline long okl_atomic_sub_from_long(volatile long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (long)(operand - seen.value);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline long okl_atomic_min_long(volatile long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (long)(operand < seen.value ? operand : seen.value);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline long okl_atomic_max_long(volatile long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (long)(operand > seen.value ? operand : seen.value);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline long okl_atomic_set_long(volatile long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (long)(operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline unsigned long okl_atomic_add_unsigned_long(volatile unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (unsigned long)(seen.value + operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline unsigned long okl_atomic_sub_unsigned_long(volatile unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (unsigned long)(seen.value - operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline unsigned long okl_atomic_mul_unsigned_long(volatile unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (unsigned long)(seen.value * operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline unsigned long okl_atomic_div_unsigned_long(volatile unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (unsigned long)(seen.value / operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline unsigned long okl_atomic_and_unsigned_long(volatile unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (unsigned long)(seen.value & operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline unsigned long okl_atomic_or_unsigned_long(volatile unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (unsigned long)(seen.value | operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline unsigned long okl_atomic_xor_unsigned_long(volatile unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (unsigned long)(seen.value ^ operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline unsigned long okl_atomic_sub_from_unsigned_long(volatile unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (unsigned long)(operand - seen.value);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline unsigned long okl_atomic_min_unsigned_long(volatile unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (unsigned long)(operand < seen.value ? operand : seen.value);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline unsigned long okl_atomic_max_unsigned_long(volatile unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (unsigned long)(operand > seen.value ? operand : seen.value);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline unsigned long okl_atomic_set_unsigned_long(volatile unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = (unsigned long)(operand);
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
#line 1 "kernels/atomic/integers.okl"
// Every update that can be atomic, on every integer type, many work items on few places.



#line 21 "kernels/atomic/integers.okl"
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_updateInts_0(const int N, __global const int *v, __global int *x) {
  { int _occa_tiled_i = 32 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) {
    atomic_fetch_add_explicit((volatile atomic_int *)&(x[0]), (int)(v[i]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); atomic_fetch_sub_explicit((volatile atomic_int *)&(x[1]), (int)(v[i]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); okl_atomic_mul_int(&(x[2]), 3); okl_atomic_div_int(&(x[3]), 2); atomic_fetch_and_explicit((volatile atomic_int *)&(x[4]), (int)(~((int)1 << (v[i] & 15))), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); atomic_fetch_or_explicit((volatile atomic_int *)&(x[5]), (int)((int)1 << (v[i] & 31)), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); atomic_fetch_xor_explicit((volatile atomic_int *)&(x[6]), (int)(v[i]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); atomic_fetch_add_explicit((volatile atomic_int *)&(x[7]), 1, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); atomic_fetch_sub_explicit((volatile atomic_int *)&(x[8]), 1, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); atomic_fetch_add_explicit((volatile atomic_int *)&(x[9]), (int)(v[i]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); okl_atomic_sub_from_int(&(x[10]), 7); atomic_fetch_min_explicit((volatile atomic_int *)&(x[11]), (int)((int)v[i]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); atomic_fetch_max_explicit((volatile atomic_int *)&(x[12]), (int)((int)v[i]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); atomic_exchange_explicit((volatile atomic_int *)&(x[13]), 77, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); { atomic_fetch_add_explicit((volatile atomic_int *)&(x[14]), 2, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); } okl_atomic_mul_int(&(x[15]), (int)(v[i]));
  } }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_updateUnsigned_0(const int N, __global const unsigned *v, __global unsigned *x) {
  { int _occa_tiled_i = 32 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) {
    atomic_fetch_add_explicit((volatile atomic_uint *)&(x[0]), (unsigned int)(v[i]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); atomic_fetch_sub_explicit((volatile atomic_uint *)&(x[1]), (unsigned int)(v[i]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); okl_atomic_mul_unsigned_int(&(x[2]), 3); okl_atomic_div_unsigned_int(&(x[3]), 2); atomic_fetch_and_explicit((volatile atomic_uint *)&(x[4]), (unsigned int)(~((unsigned)1 << (v[i] & 15))), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); atomic_fetch_or_explicit((volatile atomic_uint *)&(x[5]), (unsigned int)((unsigned)1 << (v[i] & 31)), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); atomic_fetch_xor_explicit((volatile atomic_uint *)&(x[6]), (unsigned int)(v[i]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); atomic_fetch_add_explicit((volatile atomic_uint *)&(x[7]), 1, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); atomic_fetch_sub_explicit((volatile atomic_uint *)&(x[8]), 1, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); atomic_fetch_add_explicit((volatile atomic_uint *)&(x[9]), (unsigned int)(v[i]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); okl_atomic_sub_from_unsigned_int(&(x[10]), 7); atomic_fetch_min_explicit((volatile atomic_uint *)&(x[11]), (unsigned int)((unsigned)v[i]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); atomic_fetch_max_explicit((volatile atomic_uint *)&(x[12]), (unsigned int)((unsigned)v[i]), (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); atomic_exchange_explicit((volatile atomic_uint *)&(x[13]), 77, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); { atomic_fetch_add_explicit((volatile atomic_uint *)&(x[14]), 2, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device); } okl_atomic_mul_unsigned_int(&(x[15]), (unsigned int)(v[i]));
  } }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_updateLongs_0(const int N, __global const long *v, __global long *x) {
  { int _occa_tiled_i = 32 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) {
    okl_atomic_add_long(&(x[0]), (long)(v[i])); okl_atomic_sub_long(&(x[1]), (long)(v[i])); okl_atomic_mul_long(&(x[2]), 3); okl_atomic_div_long(&(x[3]), 2); okl_atomic_and_long(&(x[4]), (long)(~((long)1 << (v[i] & 15)))); okl_atomic_or_long(&(x[5]), (long)((long)1 << (v[i] & 31))); okl_atomic_xor_long(&(x[6]), (long)(v[i])); okl_atomic_add_long(&(x[7]), 1); okl_atomic_sub_long(&(x[8]), 1); okl_atomic_add_long(&(x[9]), (long)(v[i])); okl_atomic_sub_from_long(&(x[10]), 7); okl_atomic_min_long(&(x[11]), (long)((long)v[i])); okl_atomic_max_long(&(x[12]), (long)((long)v[i])); okl_atomic_set_long(&(x[13]), 77); { okl_atomic_add_long(&(x[14]), 2); } okl_atomic_mul_long(&(x[15]), (long)(v[i]));
  } }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_updateUnsignedLongs_0(const int N, __global const unsigned long *v, __global unsigned long *x) {
  { int _occa_tiled_i = 32 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) {
    okl_atomic_add_unsigned_long(&(x[0]), (unsigned long)(v[i])); okl_atomic_sub_unsigned_long(&(x[1]), (unsigned long)(v[i])); okl_atomic_mul_unsigned_long(&(x[2]), 3); okl_atomic_div_unsigned_long(&(x[3]), 2); okl_atomic_and_unsigned_long(&(x[4]), (unsigned long)(~((unsigned long)1 << (v[i] & 15)))); okl_atomic_or_unsigned_long(&(x[5]), (unsigned long)((unsigned long)1 << (v[i] & 31))); okl_atomic_xor_unsigned_long(&(x[6]), (unsigned long)(v[i])); okl_atomic_add_unsigned_long(&(x[7]), 1); okl_atomic_sub_unsigned_long(&(x[8]), 1); okl_atomic_add_unsigned_long(&(x[9]), (unsigned long)(v[i])); okl_atomic_sub_from_unsigned_long(&(x[10]), 7); okl_atomic_min_unsigned_long(&(x[11]), (unsigned long)((unsigned long)v[i])); okl_atomic_max_unsigned_long(&(x[12]), (unsigned long)((unsigned long)v[i])); okl_atomic_set_unsigned_long(&(x[13]), 77); { okl_atomic_add_unsigned_long(&(x[14]), 2); } okl_atomic_mul_unsigned_long(&(x[15]), (unsigned long)(v[i]));
  } }
}

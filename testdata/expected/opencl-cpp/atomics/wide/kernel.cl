static inline long okl_atomic_add_long(volatile long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = seen.value + operand;
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline unsigned long okl_atomic_add_unsigned_long(volatile unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = seen.value + operand;
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline float okl_atomic_sub_float(volatile float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile uint *)place;
    next.value = seen.value - operand;
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_uint *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline double okl_atomic_add_double(volatile double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = seen.value + operand;
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline unsigned long okl_atomic_sub_unsigned_long(volatile unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = seen.value - operand;
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline float okl_atomic_add_float(volatile float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile uint *)place;
    next.value = seen.value + operand;
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_uint *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
static inline double okl_atomic_sub_double(volatile double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile ulong *)place;
    next.value = seen.value - operand;
  } while (!atomic_compare_exchange_strong_explicit((volatile atomic_ulong *)place, &seen.word, next.word, (memory_order)memory_order_relaxed, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device));
  return seen.value;
}
#line 1 "kernels/atomics/wide.okl"
// `+=`, `-=`, `++` and `--` on every type that counts: 64 bits, signed and not, float and double, in
// shared and global memory, in structs and through pointers.

struct Totals {
  long wide;
  unsigned long positive;
  float single;
  double precise;
  int small[2];
};

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_everyType_0(const int N, __global const int *__restrict x, __global Totals *totals, __global unsigned long *__restrict bins) {
  __local Totals s;
#line 13 "kernels/atomics/wide.okl"
  { int b = 16 * (int)get_group_id(0);
    
    { int t = (int)get_local_id(0);
      if (t == 0) {
        s.wide = 0;
        s.positive = 0;
        s.single = 0;
        s.precise = 0;
        s.small[0] = s.small[1] = 0;
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 24 "kernels/atomics/wide.okl"
    { int t = (int)get_local_id(0);
      if (b + t < N) {
        const int value = x[b + t];
        okl_atomic_add_long(&s.wide, 3000000000l * value);
        if (value > 0) {
          okl_atomic_add_unsigned_long(&s.positive, (unsigned long)value);
        }
        okl_atomic_sub_float(&s.single, 0.5f * value);
        okl_atomic_add_double(&s.precise, 0.25 * value);
        atomic_fetch_add_explicit((volatile atomic_int *)&s.small[value & 1], 1, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
        okl_atomic_add_unsigned_long(&bins[value & 3], 1);
        okl_atomic_sub_unsigned_long(&bins[4 + (value & 3)], 1);
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 38 "kernels/atomics/wide.okl"
    { int t = (int)get_local_id(0);
      if (t == 0) {
        const long wide = s.wide;
        const unsigned long positive = s.positive;
        const float single = s.single;
        const double precise = s.precise;
        okl_atomic_add_long(&totals->wide, wide);
        okl_atomic_add_unsigned_long(&totals->positive, positive);
        okl_atomic_add_float(&totals->single, single);
        okl_atomic_sub_double(&totals->precise, precise);
      }
      if (t < 2) {
        const int count = s.small[t];
        int *const place = &totals->small[t];
        atomic_fetch_add_explicit((volatile atomic_int *)&*place, count, (memory_order)memory_order_relaxed, (memory_scope)memory_scope_device);
      }
    }
  }
}

#pragma OPENCL EXTENSION cl_khr_fp64 : enable
static inline long okl_atomic_add_long_local(volatile __local long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __local ulong *)place;
    next.value = seen.value + operand;
  } while (atom_cmpxchg((volatile __local ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_add_unsigned_long_local(volatile __local unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __local ulong *)place;
    next.value = seen.value + operand;
  } while (atom_cmpxchg((volatile __local ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_sub_float_local(volatile __local float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __local uint *)place;
    next.value = seen.value - operand;
  } while (atomic_cmpxchg((volatile __local uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline double okl_atomic_add_double_local(volatile __local double *place, double operand) {
  union { ulong word; double value; } seen, next;
  do {
    seen.word = *(volatile __local ulong *)place;
    next.value = seen.value + operand;
  } while (atom_cmpxchg((volatile __local ulong *)place, seen.word, next.word) != seen.word);
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
static inline long okl_atomic_add_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = seen.value + operand;
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline float okl_atomic_add_float_global(volatile __global float *place, float operand) {
  union { uint word; float value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = seen.value + operand;
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
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
#line 1 "kernels/atomics/wide.okl"
// `+=`, `-=`, `++` and `--` on every type that counts: 64 bits, signed and not, float and double, in
// shared and global memory, in structs and through pointers.

typedef struct Totals {
  long wide;
  unsigned long positive;
  float single;
  double precise;
  int small[2];
} Totals;

__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void _occa_everyType_0(const int N, __global const int *restrict x, __global Totals *totals, __global unsigned long *restrict bins) {
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
        okl_atomic_add_long_local(&s.wide, 3000000000l * value);
        if (value > 0) {
          okl_atomic_add_unsigned_long_local(&s.positive, (unsigned long)value);
        }
        okl_atomic_sub_float_local(&s.single, 0.5f * value);
        okl_atomic_add_double_local(&s.precise, 0.25 * value);
        atomic_add((volatile __local int *)&s.small[value & 1], 1);
        okl_atomic_add_unsigned_long_global(&bins[value & 3], 1);
        okl_atomic_sub_unsigned_long_global(&bins[4 + (value & 3)], 1);
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
        okl_atomic_add_long_global(&totals->wide, wide);
        okl_atomic_add_unsigned_long_global(&totals->positive, positive);
        okl_atomic_add_float_global(&totals->single, single);
        okl_atomic_sub_double_global(&totals->precise, precise);
      }
      if (t < 2) {
        const int count = s.small[t];
        __global int *const place = &totals->small[t];
        atomic_add((volatile __global int *)&*place, count);
      }
    }
  }
}

static inline __attribute__((overloadable)) int okl_max(int a, int b) { return (int)b > (int)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_max(int a, uint b) { return (uint)b > (uint)a ? b : a; }
static inline __attribute__((overloadable)) long okl_max(int a, long b) { return (long)b > (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(int a, ulong b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(int a, float b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_max(uint a, int b) { return (uint)b > (uint)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_max(uint a, uint b) { return (uint)b > (uint)a ? b : a; }
static inline __attribute__((overloadable)) long okl_max(uint a, long b) { return (long)b > (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(uint a, ulong b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(uint a, float b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) long okl_max(long a, int b) { return (long)b > (long)a ? b : a; }
static inline __attribute__((overloadable)) long okl_max(long a, uint b) { return (long)b > (long)a ? b : a; }
static inline __attribute__((overloadable)) long okl_max(long a, long b) { return (long)b > (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(long a, ulong b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(long a, float b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(ulong a, int b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(ulong a, uint b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(ulong a, long b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_max(ulong a, ulong b) { return (ulong)b > (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(ulong a, float b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(float a, int b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(float a, uint b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(float a, long b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(float a, ulong b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_max(float a, float b) { return (float)b > (float)a ? b : a; }
static inline __attribute__((overloadable)) int okl_min(int a, int b) { return (int)b < (int)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_min(int a, uint b) { return (uint)b < (uint)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(int a, long b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(int a, ulong b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(int a, float b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_min(uint a, int b) { return (uint)b < (uint)a ? b : a; }
static inline __attribute__((overloadable)) uint okl_min(uint a, uint b) { return (uint)b < (uint)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(uint a, long b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(uint a, ulong b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(uint a, float b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(long a, int b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(long a, uint b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) long okl_min(long a, long b) { return (long)b < (long)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(long a, ulong b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(long a, float b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(ulong a, int b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(ulong a, uint b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(ulong a, long b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) ulong okl_min(ulong a, ulong b) { return (ulong)b < (ulong)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(ulong a, float b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, int b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, uint b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, long b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, ulong b) { return (float)b < (float)a ? b : a; }
static inline __attribute__((overloadable)) float okl_min(float a, float b) { return (float)b < (float)a ? b : a; }
static inline int okl_atomic_mul_int_global(volatile __global int *place, int operand) {
  union { uint word; int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (int)(seen.value * operand);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline int okl_atomic_div_int_global(volatile __global int *place, int operand) {
  union { uint word; int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (int)(seen.value / operand);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline int okl_atomic_sub_from_int_global(volatile __global int *place, int operand) {
  union { uint word; int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (int)(operand - seen.value);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned int okl_atomic_mul_unsigned_int_global(volatile __global unsigned int *place, unsigned int operand) {
  union { uint word; unsigned int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (unsigned int)(seen.value * operand);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned int okl_atomic_div_unsigned_int_global(volatile __global unsigned int *place, unsigned int operand) {
  union { uint word; unsigned int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (unsigned int)(seen.value / operand);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned int okl_atomic_sub_from_unsigned_int_global(volatile __global unsigned int *place, unsigned int operand) {
  union { uint word; unsigned int value; } seen, next;
  do {
    seen.word = *(volatile __global uint *)place;
    next.value = (unsigned int)(operand - seen.value);
  } while (atomic_cmpxchg((volatile __global uint *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_add_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (long)(seen.value + operand);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_sub_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (long)(seen.value - operand);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_mul_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (long)(seen.value * operand);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_div_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (long)(seen.value / operand);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_and_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (long)(seen.value & operand);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_or_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (long)(seen.value | operand);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_xor_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (long)(seen.value ^ operand);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_sub_from_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (long)(operand - seen.value);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_min_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (long)(operand < seen.value ? operand : seen.value);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_max_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (long)(operand > seen.value ? operand : seen.value);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline long okl_atomic_set_long_global(volatile __global long *place, long operand) {
  union { ulong word; long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (long)(operand);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_add_unsigned_long_global(volatile __global unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (unsigned long)(seen.value + operand);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_sub_unsigned_long_global(volatile __global unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (unsigned long)(seen.value - operand);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_mul_unsigned_long_global(volatile __global unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (unsigned long)(seen.value * operand);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_div_unsigned_long_global(volatile __global unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (unsigned long)(seen.value / operand);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_and_unsigned_long_global(volatile __global unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (unsigned long)(seen.value & operand);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_or_unsigned_long_global(volatile __global unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (unsigned long)(seen.value | operand);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_xor_unsigned_long_global(volatile __global unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (unsigned long)(seen.value ^ operand);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_sub_from_unsigned_long_global(volatile __global unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (unsigned long)(operand - seen.value);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_min_unsigned_long_global(volatile __global unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (unsigned long)(operand < seen.value ? operand : seen.value);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_max_unsigned_long_global(volatile __global unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (unsigned long)(operand > seen.value ? operand : seen.value);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
static inline unsigned long okl_atomic_set_unsigned_long_global(volatile __global unsigned long *place, unsigned long operand) {
  union { ulong word; unsigned long value; } seen, next;
  do {
    seen.word = *(volatile __global ulong *)place;
    next.value = (unsigned long)(operand);
  } while (atom_cmpxchg((volatile __global ulong *)place, seen.word, next.word) != seen.word);
  return seen.value;
}
#line 1 "kernels/atomic/integers.okl"
// Every update that can be atomic, on every integer type, many work items on few places.



#line 21 "kernels/atomic/integers.okl"
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_updateInts_0(const int N, __global const int *v, __global int *x) {
  { int _occa_tiled_i = 32 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) {
    atomic_add((volatile __global int *)&(x[0]), (int)(v[i])); atomic_sub((volatile __global int *)&(x[1]), (int)(v[i])); okl_atomic_mul_int_global(&(x[2]), 3); okl_atomic_div_int_global(&(x[3]), 2); atomic_and((volatile __global int *)&(x[4]), (int)(~((int)1 << (v[i] & 15)))); atomic_or((volatile __global int *)&(x[5]), (int)((int)1 << (v[i] & 31))); atomic_xor((volatile __global int *)&(x[6]), (int)(v[i])); atomic_add((volatile __global int *)&(x[7]), 1); atomic_sub((volatile __global int *)&(x[8]), 1); atomic_add((volatile __global int *)&(x[9]), (int)(v[i])); okl_atomic_sub_from_int_global(&(x[10]), 7); atomic_min((volatile __global int *)&(x[11]), (int)((int)v[i])); atomic_max((volatile __global int *)&(x[12]), (int)((int)v[i])); atomic_xchg((volatile __global int *)&(x[13]), 77); { atomic_add((volatile __global int *)&(x[14]), 2); } okl_atomic_mul_int_global(&(x[15]), (int)(v[i]));
  } }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_updateUnsigned_0(const int N, __global const unsigned *v, __global unsigned *x) {
  { int _occa_tiled_i = 32 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) {
    atomic_add((volatile __global unsigned int *)&(x[0]), (unsigned int)(v[i])); atomic_sub((volatile __global unsigned int *)&(x[1]), (unsigned int)(v[i])); okl_atomic_mul_unsigned_int_global(&(x[2]), 3); okl_atomic_div_unsigned_int_global(&(x[3]), 2); atomic_and((volatile __global unsigned int *)&(x[4]), (unsigned int)(~((unsigned)1 << (v[i] & 15)))); atomic_or((volatile __global unsigned int *)&(x[5]), (unsigned int)((unsigned)1 << (v[i] & 31))); atomic_xor((volatile __global unsigned int *)&(x[6]), (unsigned int)(v[i])); atomic_add((volatile __global unsigned int *)&(x[7]), 1); atomic_sub((volatile __global unsigned int *)&(x[8]), 1); atomic_add((volatile __global unsigned int *)&(x[9]), (unsigned int)(v[i])); okl_atomic_sub_from_unsigned_int_global(&(x[10]), 7); atomic_min((volatile __global unsigned int *)&(x[11]), (unsigned int)((unsigned)v[i])); atomic_max((volatile __global unsigned int *)&(x[12]), (unsigned int)((unsigned)v[i])); atomic_xchg((volatile __global unsigned int *)&(x[13]), 77); { atomic_add((volatile __global unsigned int *)&(x[14]), 2); } okl_atomic_mul_unsigned_int_global(&(x[15]), (unsigned int)(v[i]));
  } }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_updateLongs_0(const int N, __global const long *v, __global long *x) {
  { int _occa_tiled_i = 32 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) {
    okl_atomic_add_long_global(&(x[0]), (long)(v[i])); okl_atomic_sub_long_global(&(x[1]), (long)(v[i])); okl_atomic_mul_long_global(&(x[2]), 3); okl_atomic_div_long_global(&(x[3]), 2); okl_atomic_and_long_global(&(x[4]), (long)(~((long)1 << (v[i] & 15)))); okl_atomic_or_long_global(&(x[5]), (long)((long)1 << (v[i] & 31))); okl_atomic_xor_long_global(&(x[6]), (long)(v[i])); okl_atomic_add_long_global(&(x[7]), 1); okl_atomic_sub_long_global(&(x[8]), 1); okl_atomic_add_long_global(&(x[9]), (long)(v[i])); okl_atomic_sub_from_long_global(&(x[10]), 7); okl_atomic_min_long_global(&(x[11]), (long)((long)v[i])); okl_atomic_max_long_global(&(x[12]), (long)((long)v[i])); okl_atomic_set_long_global(&(x[13]), 77); { okl_atomic_add_long_global(&(x[14]), 2); } okl_atomic_mul_long_global(&(x[15]), (long)(v[i]));
  } }
}

__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void _occa_updateUnsignedLongs_0(const int N, __global const unsigned long *v, __global unsigned long *x) {
  { int _occa_tiled_i = 32 * (int)get_group_id(0); int i = _occa_tiled_i + (int)get_local_id(0); if (i < N) {
    okl_atomic_add_unsigned_long_global(&(x[0]), (unsigned long)(v[i])); okl_atomic_sub_unsigned_long_global(&(x[1]), (unsigned long)(v[i])); okl_atomic_mul_unsigned_long_global(&(x[2]), 3); okl_atomic_div_unsigned_long_global(&(x[3]), 2); okl_atomic_and_unsigned_long_global(&(x[4]), (unsigned long)(~((unsigned long)1 << (v[i] & 15)))); okl_atomic_or_unsigned_long_global(&(x[5]), (unsigned long)((unsigned long)1 << (v[i] & 31))); okl_atomic_xor_unsigned_long_global(&(x[6]), (unsigned long)(v[i])); okl_atomic_add_unsigned_long_global(&(x[7]), 1); okl_atomic_sub_unsigned_long_global(&(x[8]), 1); okl_atomic_add_unsigned_long_global(&(x[9]), (unsigned long)(v[i])); okl_atomic_sub_from_unsigned_long_global(&(x[10]), 7); okl_atomic_min_unsigned_long_global(&(x[11]), (unsigned long)((unsigned long)v[i])); okl_atomic_max_unsigned_long_global(&(x[12]), (unsigned long)((unsigned long)v[i])); okl_atomic_set_unsigned_long_global(&(x[13]), 77); { okl_atomic_add_unsigned_long_global(&(x[14]), 2); } okl_atomic_mul_unsigned_long_global(&(x[15]), (unsigned long)(v[i]));
  } }
}
